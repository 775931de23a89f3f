import { removeAll, styleOf } from './dom-edits.ts';

export interface WordListItem {
  readonly paragraph: Element;
  readonly list: string;
  readonly level: number;
  readonly isOrdered: boolean;
  /** The number it shows, where that is a number. */
  readonly number: number | undefined;
}

const LIST = /mso-list:\s*(l\d+)\s+level(\d+)\s+(\w+)/i;
/** 1.  2)  iv.  A)  1.2. */
const ORDERED_MARKER = /^\(?(?:\d+(?:\.\d+)*|[ivxlcdm]+|[a-zđ])[.)]?\)?$/iu;

/** Which levels of Word's lists are numbered, read from the style sheet that Word pastes along. */
export type WordListStyles = ReadonlyMap<string, boolean>;

export function readWordListStyles(sheet: string): WordListStyles {
  const styles = new Map<string, boolean>();
  for (const [, level = '', rules = ''] of sheet.matchAll(/@list\s+(l\d+:level\d+)[^{]*\{([^}]*)\}/gi)) {
    const format = /mso-level-number-format:\s*([\w-]+)/i.exec(rules)?.[1];
    styles.set(level.toLowerCase(), format?.toLowerCase() !== 'bullet');
  }
  return styles;
}

/** Word writes the bullet or number as text, inside a span of its own. */
function takeMarker(paragraph: Element): string {
  const marked = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  if (marked === undefined) return '';
  const marker = (marked.textContent ?? '').replace(/[\s\u00A0]+/g, '');
  marked.remove();
  return marker;
}

/** Reads a list paragraph of Word and takes its marker off; undefined for any other paragraph. */
export function takeWordListItem(paragraph: Element, styles: WordListStyles): WordListItem | undefined {
  const match = LIST.exec(styleOf(paragraph));
  if (match === null) return undefined;
  const [, list = '', level = '1', override = ''] = match;
  const marker = takeMarker(paragraph);
  removeAll(paragraph, 'o\\:p');
  const isOrdered = styles.get(`${list}:level${level}`.toLowerCase()) ?? ORDERED_MARKER.test(marker);
  const number = /(\d+)[.)]?\)?$/.exec(marker)?.[1];
  return {
    paragraph,
    list: `${list} ${override}`,
    level: Math.min(9, Math.max(1, Number(level))),
    isOrdered,
    number: number === undefined ? undefined : Number(number),
  };
}
