import { describe, expect, it } from "vitest";
import { body, escape, fold, highlight, markdown } from "../../src/lib/markdown";
import { entries, found } from "../../src/components/story/rules";
import { LANGUAGES } from "../../src/lib/fluent";
import { rulesOf } from "../words";

function parsed(html: string): HTMLElement {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder;
}

describe("markdown", () => {
  it.each([
    "<script>alert(1)</script>",
    "a <img src=x onerror=alert(1)> b",
    "[x](javascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "![x](http://example.org/x.png)",
    "<a href='javascript:alert(1)'>x</a>",
    '[x](https://example.org/"onmouseover="alert(1))',
    "<style>*{display:none}</style>",
    "<svg/onload=alert(1)>",
    "[x](//evil.example)",
  ])("lets nothing through: %s", (source) => {
    const holder = parsed(markdown(source));
    expect(holder.querySelector("script, img, style, svg, iframe, object")).toBeNull();
    for (const element of holder.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        expect(value).not.toMatch(/^\s*(javascript|data):/i);
      }
    }
    for (const link of holder.querySelectorAll("a")) expect(link.getAttribute("href")).toMatch(/^(https?:|#)/);
  });

  it("keeps lists, emphasis, code and tables", () => {
    const holder = parsed(markdown("- one **two** `three`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"));
    expect(holder.querySelector("li strong")?.textContent).toBe("two");
    expect(holder.querySelector("code")?.textContent).toBe("three");
    expect(holder.querySelectorAll("td")).toHaveLength(2);
  });

  it("links sections, but not within links", () => {
    const holder = parsed(markdown("See §4.7, §10. [§3](https://example.org)"));
    const links = [...holder.querySelectorAll("a")].map((link) => link.dataset["rule"] ?? link.getAttribute("href"));
    expect(links).toEqual(["4.7", "10", "https://example.org"]);
  });

  it("renders the whole rule reference without losing a word", () => {
    for (const language of LANGUAGES) {
      const source = rulesOf("municipium", language);
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
      const words = source.replace(/\(picture:[\w-]+\)|^\d+\. /gm, ""); // names of drawings, numbers the browser writes
      expect(letters(parsed(markdown(source)).textContent)).toBe(letters(words));
    }
  });

  it("drops the heading of a section", () => {
    expect(body("### 4.7 First Temple order\n\nText.\n")).toBe("Text.");
    expect(body("Text.\n## later")).toBe("Text.\n## later");
  });
});

describe("searching", () => {
  it("knows no capitals and accents", () => {
    expect(fold("ÉÀç Œß😀")).toHaveLength("ÉÀç Œß😀".length);
    const all = entries({
      game: "",
      language: "fr",
      opening: "",
      sections: [{ number: "1", title: "Le Préfet avance", markdown: "" }],
    });
    expect(found(all, "prefet AVANCE")).toEqual(all);
    expect(found(all, "recule")).toEqual([]);
    expect(found(all, "  ")).toEqual(all);
  });

  it("marks what is found in the text only", () => {
    expect(highlight('<a href="#rule-1">rule Régle</a>', "regle ru")).toBe(
      '<a href="#rule-1"><mark>ru</mark>le <mark>Régle</mark></a>',
    );
    expect(highlight("<p>R&amp;D amp</p>", "amp")).toBe("<p>R&amp;D <mark>amp</mark></p>");
    expect(highlight("<p>(a)</p>", "(")).toBe("<p><mark>(</mark>a)</p>");
    expect(highlight("<p>x</p>", "")).toBe("<p>x</p>");
  });

  it("escapes", () => {
    expect(escape(`<&>"'`)).toBe("&lt;&amp;&gt;&quot;&#39;");
  });
});
