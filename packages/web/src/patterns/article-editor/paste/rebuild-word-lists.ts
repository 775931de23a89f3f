import { removeAll, rename, styleOf } from './dom-edits.ts';

interface WordListItem {
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
type WordListStyles = ReadonlyMap<string, boolean>;

function readWordListStyles(sheet: string): WordListStyles {
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
function takeWordListItem(paragraph: Element, styles: WordListStyles): WordListItem | undefined {
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

interface OpenList {
  readonly element: Element;
  readonly level: number;
  readonly list: string;
}

function makeList(document: Document, item: WordListItem): Element {
  const element = document.createElement(item.isOrdered ? 'ol' : 'ul');
  if (item.isOrdered && item.number !== undefined && item.number !== 1)
    element.setAttribute('start', String(item.number));
  return element;
}

function addItem(list: Element, paragraph: Element): void {
  const item = list.ownerDocument.createElement('li');
  list.append(item);
  item.append(paragraph);
  rename(paragraph, 'p');
}

/** Whether an item goes on in the list that is open on its level. */
function belongs(open: OpenList, item: WordListItem): boolean {
  if (open.level !== item.level || open.element.localName !== (item.isOrdered ? 'ol' : 'ul')) return false;
  return item.level > 1 || open.list === item.list;
}

/** The list that takes an item: the one open on its level, or a new one in the item above it. */
function listFor(item: WordListItem, open: OpenList[]): Element {
  while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
  const current = open.at(-1);
  if (current !== undefined && belongs(current, item)) return current.element;
  if (current?.level === item.level) open.pop();
  const element = makeList(item.paragraph.ownerDocument, item);
  const parentItem = open.at(-1)?.element.lastElementChild;
  if (parentItem) parentItem.append(element);
  else item.paragraph.before(element);
  open.push({ element, level: item.level, list: item.list });
  return element;
}

/** Items in a row become lists in lists by their levels; a level that was skipped opens one list only. */
function buildLists(run: readonly WordListItem[]): void {
  const open: OpenList[] = [];
  for (const item of run) addItem(listFor(item, open), item.paragraph);
}

/**
 * Word pastes lists as paragraphs that carry list, level and a written marker. This makes them lists again,
 * nested and numbered as they were.
 */
export function rebuildWordLists(root: Document): void {
  const sheet = [...root.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n');
  const styles = readWordListStyles(sheet);
  let run: WordListItem[] = [];
  let last: Element | undefined;
  for (const paragraph of root.querySelectorAll('p')) {
    const item = takeWordListItem(paragraph, styles);
    if (item === undefined) continue;
    if (last === undefined || paragraph.previousElementSibling !== last) {
      buildLists(run);
      run = [];
    }
    run.push(item);
    last = paragraph;
  }
  buildLists(run);
}
