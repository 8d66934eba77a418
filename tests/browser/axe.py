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


# The browser leaves the colours of what is far out of sight as they were, and lets others fade; here all are measured.
PLAINLY = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; transition: none !important; }");
  document.adoptedStyleSheets = [sheet];
}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def serious(page: Page) -> list[str]:
    """Serious and critical violations, in light and in dark. Nothing moves meanwhile: colours are measured."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8") + "\n;undefined")
        page.evaluate(PLAINLY)
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        page.evaluate(DRAWN)
        found += [f"{scheme}: {each}" for each in page.evaluate(RUN)]
    return found
