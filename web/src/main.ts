import { mount } from "svelte";
import App from "./App.svelte";
import { texts } from "./lib/texts.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app.");
// Words first: nothing is shown that cannot be read yet.
void texts.ready.then(() => mount(App, { target }));
