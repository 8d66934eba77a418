"""What axe-core finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Evaluated, not added as a script element, which the page's policy forbids.
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.slice(0, 4).map(({ target, any }) =>
      `${target.join(" ")} ${any[0]?.message ?? ""}`).join("; ")}`);
}"""


# Colours fade from light to dark; what never ends does not matter.
STILL = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const fading = document.getAnimations().filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime));
  await Promise.allSettled(fading.map((each) => each.finished));
}"""

# The browser leaves the colours of what is far out of sight as they were; here everything is measured.
UNFOLD = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}"""


def serious(page: Page) -> list[str]:
    """Serious and critical violations, in light and in dark. Nothing moves meanwhile: colours are measured."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8") + "\n;undefined")
        page.evaluate(UNFOLD)
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        page.evaluate(STILL)
        found += [f"{scheme}: {each}" for each in page.evaluate(RUN)]
    return found
