import { type ArticleMarkName, MARK_NAMES, MARK_RULES } from './node-table.ts';

const RULES = MARK_NAMES.flatMap((mark) => {
  const style = MARK_RULES.get(mark)?.style;
  return style === undefined ? [] : [{ mark, ...style }];
});

/** The effect of an inline style on marks: on, off, or none. */
export function marksOfStyle(style: string): ReadonlyMap<ArticleMarkName, boolean> {
  const said = new Map<ArticleMarkName, boolean>();
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration
      .slice(0, Math.max(0, colon))
      .trim()
      .replace(/^text-decoration-line$/, 'text-decoration');
    const values = declaration.slice(colon + 1).split(/[\s!]+/);
    for (const rule of RULES)
      if (rule.property === property)
        said.set(
          rule.mark,
          values.some((value) => rule.values.includes(value)),
        );
  }
  return said;
}
