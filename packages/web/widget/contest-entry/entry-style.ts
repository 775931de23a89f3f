/** What the steps need beside the look of every form. */
export const ENTRY_STYLE = `
.steps { display: flex; flex-wrap: wrap; gap: .25rem; margin-block: .75rem; padding: 0; list-style: none; counter-reset: step; }
.steps li { flex: 1 1 8rem; }
.steps button { width: 100%; text-align: start; border-width: 0 0 3px; border-radius: 0; padding-inline: .25rem; color: var(--quiet); }
.steps button[aria-current] { color: inherit; font-weight: 600; border-color: var(--accent); }
.work { display: grid; gap: .25rem; padding-block: .75rem; border-top: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
.file { display: grid; gap: .35rem; grid-template-columns: 5rem minmax(0, 1fr); padding-block: .75rem; border-top: 1px solid var(--line); }
.file img, .file .none { width: 5rem; height: 4rem; object-fit: cover; border-radius: 6px; background: var(--soft); }
.file .words { display: grid; gap: .35rem; min-width: 0; }
.file b { font-weight: 400; overflow-wrap: anywhere; }
.file .row button { min-width: 2.75rem; min-height: 2.75rem; }
.kept { color: var(--quiet); font-size: .875em; min-height: 1.5em; }
.text-box { max-height: 14rem; overflow: auto; white-space: pre-wrap; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--soft); font-size: .9375em; }
.choices { display: flex; gap: 1.5rem; }
.choices input, .choice input { width: 1.25rem; height: 1.25rem; flex: none; }
.choice { min-height: 2.75rem; }
button { min-height: 2.75rem; }
form section { padding: 0; }
h2 { margin-block-start: 1.5rem; }
.page p { margin-block: .25rem; }
form h2 { margin-block-start: .5rem; font-size: 1.125em; }
.missing li { list-style: disc; margin-inline-start: 1.25rem; }
`;
