import { removeAll, rename, styleOf, unwrap } from './dom-edits.ts';

interface WordListItem {
  readonly paragraph: Element;
  readonly list: string;
  readonly level: number;
  readonly isOrdered: boolean;
  /** The displayed number, if it is one. */
  readonly number: number | undefined;
}

const LIST = /mso-list:\s*(l\d+)\s+level(\d+)\s+(\w+)/i;
/** 1.  2)  iv.  A)  1.2. */
const ORDERED_MARKER = /^\(?(?:\d+(?:\.\d+)*|[ivxlcdm]+|[a-zđ])[.)]?\)?$/iu;

/** The numbered levels of Word's lists, from the pasted style sheet. */
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

/** Reads a list paragraph of Word and removes its marker; undefined for any other paragraph. */
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

/** Whether an item continues the open list on its level. */
function belongs(open: OpenList, item: WordListItem): boolean {
  if (open.level !== item.level || open.element.localName !== (item.isOrdered ? 'ol' : 'ul')) return false;
  return item.level > 1 || open.list === item.list;
}

/** The list that takes an item: the open one on its level, or a new one in the item above it. */
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

/** Consecutive items become nested lists by their levels; a skipped level opens one list only. */
function buildLists(run: readonly WordListItem[]): void {
  const open: OpenList[] = [];
  for (const item of run) addItem(listFor(item, open), item.paragraph);
}

/**
 * Word pastes lists as paragraphs with list, level and a written marker. This restores the lists with their nesting and
 * numbers.
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

const levelOf = (item: Element) =>
  Math.min(9, Math.max(1, Number(item.getAttribute('data-aria-level') ?? 1) || 1));

/** The list that takes the next item: the open one on its level, or a new one inside the last item. */
function webListFor(item: Element, source: Element, open: Element[]): Element {
  const level = levelOf(item);
  open.length = Math.min(open.length, level);
  const last = open.at(-1);
  if (open.length === level && last !== undefined && last.localName === source.localName) return last;
  if (open.length === level) open.pop();
  const list = source.cloneNode(false) as Element;
  const parent = open.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else source.before(list);
  open.push(list);
  return list;
}

/**
 * Word for the web pastes every item as a list of its own, with its level in an attribute. Neighbours become one list
 * again, nested by those levels.
 */
export function rebuildWebWordLists(root: Document): void {
  for (const box of root.querySelectorAll('.ListContainerWrapper')) unwrap(box);
  let open: Element[] = [];
  let last: Element | undefined;
  for (const source of root.querySelectorAll(':is(ul, ol):has(> li[data-aria-level])')) {
    if (last === undefined || source.previousElementSibling !== last) open = [];
    for (const item of [...source.children]) webListFor(item, source, open).append(item);
    last = open[0];
    source.remove();
  }
}
