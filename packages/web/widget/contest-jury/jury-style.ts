/** The room is a neutral dark in both themes; its colours are those of the newsroom's own. */
export const JURY_STYLE = `
.page p { margin-block: .25rem; }
section.round { margin-block: 1rem; padding: .75rem 1rem; border: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding-block: .5rem; border-top: 1px solid var(--line); }
.row b { flex: 1 1 8rem; }
.mine { margin-block-start: 1.5rem; }
button { min-height: 2.75rem; }
dialog { color: var(--ink); }
.room, .asked { color-scheme: dark; --ink: #f2f4f6; --quiet: #a9b0b8; --line: #3a3d42; --edge: #8795a3; --ground: #1e2023;
  --accent: #8cc4fa; --score: #4a9fee; --score-soft: #2b4a6b; --active: #26313c; --warn: #f59e57; --danger: #f58a8a; background: #2a2c2f; border: 0; padding: 0; }
.room { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; overflow: hidden; }
.room[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto auto; }
.room h2, .asked h2 { font-size: 1rem; }
.room button { border-color: transparent; background: var(--line); }
.room button.main { background: #1f6fc0; color: #fff; }
.room button:disabled { opacity: .6; cursor: not-allowed; }
kbd { margin-inline-start: .5rem; padding: 0 .35rem; border: 1px solid currentColor; border-radius: 4px; font-size: .75rem; }
.room-head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .5rem 1rem; border-bottom: 1px solid var(--line); background: var(--ground); }
.blind { padding: .1rem .5rem; border-radius: 4px; background: var(--line); font-size: .875rem; }
.so-far { flex: 1 1 14rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: center; font-size: .9375rem; }
.so-far progress { flex: 0 1 14rem; accent-color: var(--score); }
.views { display: flex; }
.room .views button { border-radius: 0; font-size: .875rem; padding-inline: .6rem; }
.room .views [aria-pressed='true'] { background: var(--score-soft); }
.middle { display: grid; grid-template-columns: minmax(0, 1fr) 22rem; min-height: 0; }
.middle:focus { outline: none; }
.middle > :only-child { grid-column: 1 / -1; }
.empty { place-self: center; padding: 1rem; color: var(--quiet); }
.stage { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; min-height: 0; padding: 1rem; }
.stage[data-pair='true'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.stage[data-pair='true'] .in-hand figure { outline: 2px solid var(--score); outline-offset: 3px; }
.work { display: grid; grid-template-rows: auto minmax(0, 1fr) auto auto; gap: .5rem; min-width: 0; min-height: 0; }
.work header { display: flex; gap: .5rem; align-items: baseline; min-width: 0; }
.work header b { white-space: nowrap; }
.work .title { flex: 1; overflow: hidden; color: var(--quiet); text-overflow: ellipsis; white-space: nowrap; }
.in-hand header .hint { color: var(--accent); font-weight: 600; }
.place, figure { display: grid; min-width: 0; min-height: 0; margin: 0; }
figure { position: relative; grid-template-rows: minmax(0, 1fr) auto; }
.room .frame { position: relative; min-height: 0; padding: 0; border: 0; border-radius: 0; overflow: hidden; background: none; cursor: zoom-in; touch-action: none; }
.frame[aria-pressed='true'] { cursor: grab; }
.frame:focus-visible { outline-offset: -2px; }
.frame img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
video { width: 100%; height: 100%; min-height: 0; }
figcaption { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-block-start: .5rem; color: var(--quiet); font-size: .875rem; }
.caption { width: 100%; }
.overview { position: absolute; right: .75rem; bottom: 3rem; width: 6rem; border-radius: 6px; overflow: hidden; pointer-events: none; }
.overview img { display: block; width: 100%; filter: brightness(.55); }
.seen { position: absolute; outline: 2px solid var(--ink); outline-offset: -2px; }
.series { display: flex; gap: .5rem; align-items: center; justify-content: center; font-size: .875rem; }
.story { max-height: 5rem; overflow: auto; color: var(--quiet); white-space: pre-line; }
.panel { display: flex; flex-direction: column; min-height: 0; overflow: auto; border-inline-start: 1px solid var(--line); background: var(--ground); }
.criterion { gap: .5rem; padding: .75rem 1rem; border-bottom: 1px solid var(--line); }
.criterion.active { background: var(--active); box-shadow: inset 3px 0 var(--score); }
.criterion legend { display: flex; gap: .5rem; align-items: baseline; float: left; width: 100%; padding: 0; }
.value { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
.marks { display: flex; gap: .25rem; clear: both; }
.room .marks button { flex: 1; border: 0; min-width: 0; min-height: 2rem; padding: 0; border-radius: 4px; font-size: .875rem; font-variant-numeric: tabular-nums; }
.room .marks .filled { background: var(--score-soft); }
.room .marks .half { background: linear-gradient(to right, var(--score) 50%, var(--line) 50%); }
.room .marks [aria-pressed='true'] { background: var(--score); color: #1e2023; font-weight: 600; }
.criterion input { width: 100%; min-height: 2.75rem; padding: .45rem .65rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); }
.keys { display: none; color: var(--quiet); font-size: .8125rem; }
.active .keys { display: block; }
.touch { display: none; }
.whole { display: grid; gap: .75rem; padding: 1rem; border-bottom: 1px solid var(--line); }
.whole textarea { min-height: 4rem; }
.total { display: flex; align-items: baseline; justify-content: space-between; }
.total strong { font-size: 1.75rem; font-variant-numeric: tabular-nums; }
.ways { display: grid; gap: .75rem; margin-block-start: auto; padding: 1rem; }
.ways .pair { grid-template-columns: 1fr 1fr; gap: .5rem; align-items: stretch; }
.ways .pair button { padding-inline: .5rem; font-size: .9375rem; }
.status { min-height: 1.5em; color: var(--quiet); font-size: .875rem; text-align: center; }
.notice { padding: .5rem 1rem; background: var(--ground); color: var(--danger); }
.notice:empty { display: none; }
.strip { display: flex; gap: .5rem; min-width: 0; padding: .5rem 1rem; overflow: auto hidden; border-top: 1px solid var(--line); }
.strip li { flex: none; content-visibility: auto; contain-intrinsic-size: 6rem 5.5rem; }
.room .strip button { display: grid; gap: .25rem; width: 6rem; padding: .25rem; background: none; color: var(--quiet); font-size: .75rem; text-align: center; }
.strip img, .blank { width: 100%; aspect-ratio: 3 / 2; border-radius: 4px; object-fit: cover; }
.blank { background: var(--line); }
.strip [aria-current] :first-child { outline: 2px solid var(--score); outline-offset: 2px; }
.strip .partner :first-child { outline: 2px dashed var(--quiet); outline-offset: 2px; }
.given { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
[aria-current] .given, .given[data-state='DONE'] { color: var(--ink); }
.given[data-state='LATER'] { color: var(--warn); }
.room[data-view='grid'][open] { grid-template-rows: auto auto auto minmax(0, 1fr); }
.strip.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); align-content: start; overflow: auto; }
.room .grid button { width: 100%; }
.asked { max-width: min(32rem, calc(100% - 2rem)); padding: 1.25rem; border-radius: 12px; }
.asked::backdrop { background: rgb(0 0 0 / 50%); }
.asked form { border: 0; padding: 0; }
.key-list { display: grid; grid-template-columns: auto 1fr; gap: .35rem .75rem; align-items: center; }
.key-list dd { margin: 0; }
.choice input { width: 1.25rem; height: 1.25rem; flex: none; }
@media (width < 48rem) {
  .room { overflow: auto; }
  .room[open] { grid-template-rows: repeat(4, max-content); align-content: start; }
  .middle { grid-template-columns: minmax(0, 1fr); grid-template-rows: 60vh max-content; min-height: max-content; }
  .stage[data-pair='true'] { grid-template-columns: minmax(0, 1fr); grid-template-rows: 1fr 1fr; }
  .panel { border: 0; overflow: visible; }
  .room .marks button { min-height: 2.75rem; }
  kbd, .keys { display: none !important; }
  .active .touch { display: block; }
}
@media (forced-colors: active) {
  .marks [aria-pressed='true'], .criterion.active { outline: 2px solid Highlight; }
}
`;
