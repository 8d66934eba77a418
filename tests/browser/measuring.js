// What is wrong with a table as it is drawn now: told as lines of text, none where all is well. Evaluated in the page.
({ touch, phone, unfolded }) => {
  const SMALLEST = { board: 12, elsewhere: 14 }; // pixels of type
  const FINGER = 40; // pixels of what is touched
  // Pixels of the log at least: three lines and their heading; one where fingers or a teacher need the room.
  const LINES = touch || document.querySelector("#teacher") ? 66 : 130;
  const SLACK = 1.5; // pixels by which boxes may overhang: fractions, and room around glyphs
  const found = new Set();

  const cover = document.querySelector("dialog[open], .sheet");
  const root = cover ?? document.body;
  const shown = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
    !element.closest(".visually-hidden, [inert], .skip") &&
    getComputedStyle(element).clipPath === "none"; // only said
  /** What other lines are scrolled beneath. */
  const sticks = (element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return true;
    return false;
  };
  const onBoard = (element) => element.closest("[data-board]") !== null && element.closest("svg") !== null;
  const called = (element) => {
    const own = element.closest("[data-target]")?.getAttribute("data-target");
    const place = element.closest("#prompt, #teacher, .goal, header, nav, aside, .hand, .sheet, [data-board]");
    return `${own ?? element.className?.baseVal ?? element.className ?? element.tagName} in ${
      place?.id || place?.className?.baseVal || place?.className || place?.tagName
    }`;
  };
  const within = (a, b) => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = (box) => box.right - box.left <= 0 || box.bottom - box.top <= 0;
  const meet = (a, b) => {
    const both = within(a, b);
    return both.right - both.left > 2 && both.bottom - both.top > 2;
  };
  const windowBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** What of a box its surroundings let us see; null: all of it is scrolled away. `cut` tells of what nobody can see. */
  function seen(element, box, cut) {
    let rest = within(box, box);
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      for (const [overflow, from, to, size, room] of [
        [style.overflowX, "left", "right", at.scrollWidth, at.clientWidth],
        [style.overflowY, "top", "bottom", at.scrollHeight, at.clientHeight],
      ]) {
        if (overflow === "visible" || at.closest("svg")) continue;
        const scrolls = /auto|scroll/.test(overflow) && size > room;
        if (!scrolls && (rest[from] < frame[from] - SLACK || rest[to] > frame[to] + SLACK)) cut(at);
        rest = { ...rest, [from]: Math.max(rest[from], frame[from]), [to]: Math.min(rest[to], frame[to]) };
      }
      if (empty(rest)) return null;
    }
    if (rest.left < -SLACK || rest.top < -SLACK || rest.right > innerWidth + SLACK || rest.bottom > innerHeight + SLACK)
      cut(document.body);
    rest = within(rest, windowBox);
    return empty(rest) ? null : rest;
  }

  // ---- text: its size, whether it is whole, whether anything lies on it --------------------------------------------
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const element = node.parentElement;
    if (!words || !element || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = element instanceof SVGElement;
    const matrix = drawn ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
    const narrow = matrix ? Math.hypot(matrix.a, matrix.b) / scale : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    const least = onBoard(element) ? SMALLEST.board : SMALLEST.elsewhere;
    let visible = false;
    // Drawn text may be pressed into a width, which its range does not know.
    for (const box of drawn ? [element.getBoundingClientRect()] : range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // The glyphs, without the leading above and below.
      const middle = (box.top + box.bottom) / 2;
      const glyphs = { left: box.left, right: box.right, top: middle - 0.36 * size, bottom: middle + 0.36 * size };
      const part = seen(element, glyphs, (at) => found.add(`clipped: “${words}” by ${called(at)}`));
      if (!part) continue;
      visible = true;
      texts.push({ words, element, part, drawn, above: sticks(element) });
    }
    if (!visible) continue;
    if (size < least - 0.01) found.add(`small: “${words}” is ${size.toFixed(1)} px in ${called(element)}`);
    if (narrow < 0.75) found.add(`squeezed: “${words}” to ${narrow.toFixed(2)} in ${called(element)}`);
    const line = element.closest(".ellipsis");
    if (line && line.scrollWidth > line.clientWidth + 1) found.add(`shortened: “${words}” in ${called(element)}`);
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1))
      if (one.element !== other.element && one.above === other.above && meet(one.part, other.part))
        found.add(`overlap: “${one.words}” and “${other.words}” in ${called(one.element)}`);
    if (one.drawn) return; // transparent areas may lie on it
    if (one.part.bottom - one.part.top < 5) return; // scrolled half away
    const y = (one.part.top + one.part.bottom) / 2;
    for (const x of [one.part.left + 1, (one.part.left + one.part.right) / 2, one.part.right - 1]) {
      const top = document.elementFromPoint(x, y);
      if (top && !top.contains(one.element) && !one.element.contains(top) && (one.above || !sticks(top)))
        found.add(`covered: “${one.words}” by ${called(top)}`);
    }
  });

  // A button says what it does on one line.
  for (const each of root.querySelectorAll(".button.nowrap, #prompt :is(.end, .options) .button, .hand nav button")) {
    const lines = new Set(texts.filter(({ element }) => each.contains(element)).map(({ part }) => Math.round((part.top + part.bottom) / 4)));
    if (lines.size > 1) found.add(`wrapped: ${each.innerText.trim()}`);
  }

  // ---- what can be used: large enough for a finger, and apart ------------------------------------------------------
  const USED = "button, a[href], input, select, summary, [role=tab], [data-target]";
  const things = [...root.querySelectorAll(USED)]
    .filter((each) => shown(each) && !onBoard(each) && getComputedStyle(each).display !== "inline")
    .map((each) => ({ each, box: (each.closest("label") ?? each).getBoundingClientRect() }))
    .map(({ each, box }) => ({ each, box, part: seen(each, box, (at) => found.add(`cut: ${called(each)} by ${called(at)}`)) }))
    .filter(({ part }) => part !== null);
  things.forEach(({ each, box, part }, index) => {
    const does = !each.matches("[data-target]") || each.matches(".lit, .picked");
    // What is touched may reach further than what is seen.
    const reach = -2 * (parseFloat(getComputedStyle(each, "::after").top) || 0);
    if (touch && does && Math.min(box.width, box.height) + Math.max(0, reach) < FINGER - 0.5)
      found.add(`target: ${each.innerText?.trim() || each.ariaLabel} is ${Math.round(box.width)} x ${Math.round(box.height)} in ${called(each)}`);
    for (const other of things.slice(index + 1))
      if (sticks(each) === sticks(other.each) && !each.contains(other.each) && !other.each.contains(each) && meet(part, other.part))
        found.add(`overlap: ${called(each)} and ${called(other.each)}`);
  });
  // Where every choice has a button that says it, the board may be pointed at less exactly.
  const buttons = document.querySelectorAll("#prompt .choices button").length;
  const choices = Number(document.querySelector(".opener .short")?.textContent ?? 0);
  if (touch && !cover && buttons < choices) for (const line of fingers()) found.add(line);

  /** On a board a finger means the nearest thing that is lit: what of a finger's square around each means it. */
  function fingers() {
    const lit = [...document.querySelectorAll("[data-board]:not([inert]) svg [data-target].lit")].filter(shown);
    const boxes = lit.map((each) => (each.querySelector(".reach") ?? each.querySelector(".hit") ?? each).getBoundingClientRect());
    return lit.flatMap((each, index) => {
      const box = boxes[index];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const others = boxes.filter((other, at) => at !== index && Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y) < 24);
      return others.length > 0 && Math.min(box.width, box.height) < FINGER ? [`near: ${each.getAttribute("data-target")} has ${others.length} within 24 px`] : [];
    });
  }

  // ---- room: the board, and what stands beside it ------------------------------------------------------------------
  if (document.documentElement.scrollWidth > innerWidth) found.add(`sideways: ${document.documentElement.scrollWidth}`);
  if (!cover) {
    const place = document.querySelector("main > .board")?.getBoundingClientRect();
    const art = [...document.querySelectorAll("[data-board]:not([inert]) svg.board-art")][0];
    if (place && art) {
      const { width, height } = art.viewBox.baseVal;
      const matrix = art.getScreenCTM();
      const [wide, high] = [width * matrix.a, height * matrix.d];
      const scrolls = high > place.height + 1;
      const share = scrolls ? wide / place.width : (wide * high) / (place.width * place.height);
      if (share < 0.6) found.add(`empty: the board is ${Math.round(wide)} x ${Math.round(high)} in ${Math.round(place.width)} x ${Math.round(place.height)}`);
      // What is drawn on: names of parts are no board. Called too little were 490 px of 844, and 310 while things are
      // counted; where a phone is narrower, there may be a line more of text.
      const room = (document.querySelector(".panes .parts") ?? document.querySelector("main > .board")).clientHeight;
      const least = (document.querySelector(".tally") ? 310 : 490) - 844 + innerHeight - (innerWidth < 390 ? 20 : 0);
      if (phone && innerHeight > innerWidth && room <= least) found.add(`low: the board has ${room} of ${innerHeight} px`);
    }
    const panel = document.querySelector("[role=tabpanel].panel");
    const card = document.querySelector(".more.opened")?.closest(".card");
    if (unfolded) {
      // What is unfolded is seen from its head on; the others may have to be scrolled to meanwhile.
      const [box, part] = [card.getBoundingClientRect(), seen(card, card.getBoundingClientRect(), () => {})];
      if (!part || part.top > box.top + SLACK || part.bottom - part.top < 60) found.add(`hidden: ${card.innerText}`);
    } else {
      if (panel && !document.querySelector(".tally") && panel.clientHeight < LINES)
        found.add(`low: the panel has ${panel.clientHeight} px`);
      for (const each of document.querySelectorAll("aside .players [data-target].lit"))
        if (!seen(each, each.getBoundingClientRect(), () => {})) found.add(`hidden: ${called(each)} can be chosen`);
      // While things are counted, the others may have to be scrolled to.
      for (const each of document.querySelectorAll("aside:not(:has(> .tally)) .card")) {
        const part = seen(each, each.getBoundingClientRect(), () => {});
        const least = Math.min(FINGER, each.clientHeight);
        if (!part || part.bottom - part.top < least) found.add(`hidden: ${each.querySelector(".name").innerText}`);
      }
    }
  }
  return [...found];
}
