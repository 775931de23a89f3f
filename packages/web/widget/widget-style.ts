/** Inherits the font of the page around it; sizes are relative, colours name light and dark side by side. */
export const WIDGET_STYLE = `
:host { display: block; color-scheme: light dark; font-size: 1rem; line-height: 1.55; color: var(--ink); text-align: start;
  --ink: light-dark(#1c252e, #f4f6f8); --quiet: light-dark(#556572, #9facb8); --line: light-dark(#e1e5e9, #36424f);
  --edge: light-dark(#7d8a96, #8795a3); --ground: light-dark(#fff, #1c252e); --soft: light-dark(#f2f6fa, #243140);
  --accent: light-dark(#0958b3, #8cc4fa); --button: light-dark(#0a6ed1, #2574bf); --danger: light-dark(#b01818, #f58a8a); }
:host([data-theme='light']) { color-scheme: light; }
:host([data-theme='dark']) { color-scheme: dark; }
* { box-sizing: border-box; }
section, .page { background: var(--ground); max-width: 48rem; padding: .25rem 1rem 1rem; border-radius: 12px; }
.page { margin-inline: auto; padding-block: 1rem; }
h1, h2 { font-size: 1.25em; margin: 0; line-height: 1.3; }
h1 + p { margin-block-start: .5rem; }
h1 { font: 700 2em/1.25 'Source Serif 4', 'Noto Serif', Georgia, 'Times New Roman', serif; text-wrap: balance; }
.lead { margin-block: .5rem .75rem; font-size: 1.0625em; }
a { color: var(--accent); text-underline-offset: .2em; }
.mine { margin-block-start: 1rem; }
p { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
.head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; margin-block: 1rem .25rem; }
.comment { padding-block: .75rem; border-top: 1px solid var(--line); }
.replies { margin-inline-start: clamp(.75rem, 4vw, 2rem); }
.who { display: flex; flex-wrap: wrap; gap: .15rem .6rem; align-items: baseline; }
.who b { overflow-wrap: anywhere; }
time, .hint { color: var(--quiet); font-size: .875em; }
.badge { font-size: .8125em; padding: 0 .5em; border-radius: 1em; background: var(--soft); color: var(--accent); }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin-block: .2rem; }
.gone { color: var(--quiet); font-style: italic; }
.official { margin-block: .4rem; padding: .5rem .75rem; border-inline-start: 3px solid var(--accent); background: var(--soft); }
.actions { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; }
button, input, textarea, select { font: inherit; color: inherit; }
button { cursor: pointer; min-height: 2.25rem; padding: .25rem .9rem; border: 1px solid var(--edge); border-radius: 8px; background: none; }
button.main { background: var(--button); border-color: var(--button); color: #fff; }
.plain { border: 0; padding-inline: 0; min-height: 1.75rem; font-size: .9375em; color: var(--quiet); }
.plain:hover { color: var(--accent); text-decoration: underline; }
.plain[aria-pressed='true'] { color: var(--accent); font-weight: 600; }
button[aria-disabled='true'] { opacity: .6; cursor: progress; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
form { display: grid; gap: .75rem; margin-block: .75rem; padding: .9rem; border: 1px solid var(--line); border-radius: 12px; }
.pair { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); align-items: start; }
.field { display: grid; gap: .2rem; }
label, legend, .label { font-weight: 600; font-size: .9375em; }
input:not([type]), input[type='email'], input[type='tel'], input[type='date'], textarea, select { width: 100%; padding: .45rem .65rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); }
.head select { width: auto; }
textarea { min-height: 6rem; resize: vertical; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .35rem; }
.choice { font-weight: 400; display: flex; gap: .5rem; align-items: center; min-height: 1.75rem; }
progress { width: 8rem; max-width: 100%; accent-color: var(--accent); }
.files li { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; padding-block: .35rem; border-top: 1px solid var(--line); }
.files b { font-weight: 400; overflow-wrap: anywhere; }
.files button { font-size: 1.25em; min-width: 2rem; }
.files .error { flex-basis: 100%; }
.number { font-size: 1.5em; font-weight: 600; margin-block: .5rem; }
.error { color: var(--danger); font-size: .9375em; }
[aria-invalid='true'] { border-color: var(--danger) !important; }
[hidden] { display: none !important; }
.press { justify-self: start; display: inline-flex; align-items: center; min-height: 2.5rem; padding: .25rem .9rem; border: 1px solid var(--edge); border-radius: 8px; cursor: pointer; }
.picker:focus-visible + .press { outline: 2px solid var(--accent); outline-offset: 2px; }
.pill { position: fixed; z-index: 10; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
.trap, .picker, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.said { position: sticky; bottom: .5rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--soft); }
.said:empty { display: none; }
.more { margin-block: .75rem; }
@media (forced-colors: active) { .badge, .official, .said { border: 1px solid; } }
`;
