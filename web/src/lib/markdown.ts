// The rule reference's markdown as safe HTML: whatever looks like HTML in it is shown, not interpreted.
import { Marked } from "marked";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escape(text),
    // Only the game's own drawings, `![what it shows](picture:NAME)`: drawn in here by whoever shows the text.
    image({ href, text }) {
      const name = /^picture:([\w-]+)$/.exec(href)?.[1];
      const caption = `<span class="caption">${escape(text)}</span>`;
      return name ? `<span class="picture" data-picture="${name}">${caption}</span>` : escape(text);
    },
    link({ href, tokens }) {
      const inside = this.parser.parseInline(tokens);
      const safe = /^(https?:\/\/|#|\/(?!\/))/i.test(href);
      return safe ? `<a href="${escape(href)}" rel="noopener noreferrer">${inside}</a>` : inside;
    },
    heading({ tokens, depth }) {
      // The panel has headings of its own above these.
      const level = Math.min(depth + 2, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    checkbox: () => "",
  },
});

/** Apply a change to the text of some HTML, never to its tags; it is told whether it stands in a link. */
function inText(html: string, change: (text: string, linked: boolean) => string): string {
  let links = 0;
  const changed = html.split(/(<[^>]*>)/).map((part) => {
    if (!part.startsWith("<")) return change(part, links > 0);
    links += part.startsWith("<a ") ? 1 : part === "</a>" ? -1 : 0;
    return part;
  });
  return changed.join("");
}

/** Markdown as HTML; `§4.7` becomes a link to that section, found by `data-rule`. */
export function markdown(source: string): string {
  return inText(marked.parse(source, { async: false }), (text, linked) =>
    linked ? text : text.replace(/§(\d+(?:\.\d+)?)/g, '<a href="#rule-$1" data-rule="$1">§$1</a>'),
  );
}

/** Without the heading a section's text may begin with; the panel writes it itself. */
export function body(source: string): string {
  return source.replace(/^\s*#{1,6} [^\n]*\n?/, "").trim();
}

/** Without capitals and accents, so that nobody has to type them; as many letters as before. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** The words a search is for. */
export function words(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Found words wrapped in `<mark>`, in HTML made by `markdown`. */
export function highlight(html: string, query: string): string {
  const sought = words(query).map((word) => escape(word).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!sought.length) return html;
  const pattern = new RegExp(sought.sort((a, b) => b.length - a.length).join("|"), "g");
  const marking = (text: string): string => {
    const found = fold(text).matchAll(pattern);
    let out = "";
    let done = 0;
    for (const hit of found) {
      out += `${text.slice(done, hit.index)}<mark>${text.slice(hit.index, hit.index + hit[0].length)}</mark>`;
      done = hit.index + hit[0].length;
    }
    return out + text.slice(done);
  };
  // An entity such as &amp; is one sign, not letters to be found.
  const apart = (text: string): string =>
    text
      .split(/(&#?\w+;)/)
      .map((part) => (/^&#?\w+;$/.test(part) && !sought.includes(part) ? part : marking(part)))
      .join("");
  return inText(html, apart);
}
