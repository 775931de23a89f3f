/**
 * The widths at which the console changes. CSS writes `@media (--phone)` and `@container (--narrow-box)`; the build
 * puts the condition there, because custom properties have no value in a condition and `@custom-media` is in no browser.
 */
export const BREAKPOINTS = {
  /** Rows are cards, tabs are a select. */
  '--phone': '(width < 768px)',
  /** The menu is a drawer. */
  '--tablet': '(width < 1000px)',
  /** Pages of two columns get narrower or lose one. */
  '--laptop': '(width < 1200px)',
  /** Notes are a drawer instead of a margin beside the text. */
  '--desk': '(width < 1280px)',
  /** A text keeps its narrower measure. */
  '--wide-desk': '(width < 1480px)',
  /** Of a container: one column. */
  '--narrow-box': '(width < 600px)',
  /** Of a container: what matters least is hidden. */
  '--medium-box': '(width < 860px)',
} as const;

/** An at-rule as PostCSS shows it. */
interface Rule {
  params: string;
  readonly error: (message: string) => Error;
}

function filled(rule: Rule): void {
  rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const condition = (BREAKPOINTS as Record<string, string>)[name];
    if (condition === undefined) throw rule.error(`${name} is not in breakpoints.ts`);
    return condition;
  });
}

/** PostCSS plugin of the build and of the screen tests. */
export const fillBreakpoints = {
  postcssPlugin: 'fill-breakpoints',
  AtRule: { media: filled, container: filled },
};
