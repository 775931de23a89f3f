/** Styles of the reference page; it follows the theme of the system. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; --text: #1f2933; --soft: #52606d; --line: #d9e2ec; --back: #fff; --panel: #f5f7fa; --link: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e4e7eb; --soft: #a3b1c0; --line: #323f4b; --back: #161c24; --panel: #1f2933; --link: #7cc4fa; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1.25rem 6rem; color: var(--text); background: var(--back);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: .9rem; margin: 1.25rem 0 .25rem; color: var(--soft); }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: 1rem; }
code { font: .9em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; background: var(--panel); }
summary { padding: .6rem 0; cursor: pointer; }
summary .what { color: var(--soft); display: block; padding-left: 5.55rem; }
.method { display: inline-block; width: 4.25rem; font-weight: 600; font-size: .8rem; color: #0f609b; }
.method.post { color: #127436; } .method.delete { color: #b42318; }
@media (prefers-color-scheme: dark) { .method { color: #84c5f4; } .method.post { color: #8eedc7; } .method.delete { color: #ff9b9b; } }
.access { margin: .25rem 0 0; }
.optional, .or, .none { color: var(--soft); font-size: .9em; }
table { border-collapse: collapse; width: 100%; font-size: .95em; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); font-weight: normal; }
ul { margin: .25rem 0; padding-left: 1.25rem; } li { margin: .15rem 0; }
@media (max-width: 40rem) { table, tbody, tr, th, td { display: block; } th, td { border: 0; padding: 0; } tr { padding: .4rem 0; border-bottom: 1px solid var(--line); } }
`;
