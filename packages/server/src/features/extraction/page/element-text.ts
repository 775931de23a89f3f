import { cleanOneLine } from '@toasoan/contract/core/text.ts';

/** Elements that begin a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Applications draw elements of their own as boxes. */
export const isBlock = (element: Element): boolean =>
  BLOCKS.has(element.localName) || (element.localName.includes('-') && element.localName !== 'amp-img');

const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
]);

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;

/** What a reader sees of a node, in one line. */
export function textOf(node: Node | null | undefined): string {
  if (node === null || node === undefined) return '';
  return cleanOneLine(piecesOf(node, Number.POSITIVE_INFINITY) ?? '');
}

/** The same; undefined where it is longer than a line of that length. Large elements are left early. */
export function shortText(node: Node, max: number): string | undefined {
  const pieces = piecesOf(node, max * 2 + 200);
  const text = pieces === undefined ? undefined : cleanOneLine(pieces);
  return text === undefined || text.length > max ? undefined : text;
}

/** Written without recursion: pages are as deep as their authors like. Undefined: there is more than asked for. */
function piecesOf(root: Node, most: number): string | undefined {
  const pieces: string[] = [];
  const waiting: (Node | string)[] = [root];
  let length = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const piece = typeof next === 'string' ? next : isText(next) ? next.data : enter(next, root, waiting);
    pieces.push(piece);
    length += piece.length;
    if (length > most || pieces.length > most) return undefined;
  }
  return pieces.join('');
}

/** What an element's beginning adds; its children and its end wait. */
function enter(node: Node, root: Node, waiting: (Node | string)[]): string {
  if (!isElement(node)) {
    pushChildren(node, waiting);
    return '';
  }
  if (node !== root && SILENT.has(node.localName)) return '';
  const space = isBlock(node) || node.localName === 'br' ? ' ' : '';
  waiting.push(space);
  pushChildren(node, waiting);
  return space;
}

function pushChildren(node: Node, waiting: (Node | string)[]): void {
  for (let child = node.lastChild; child !== null; child = child.previousSibling) waiting.push(child);
}

/** All elements below a node, in the order of the page. */
export function* elementsIn(root: Node): Generator<Element> {
  let node: Node | null = root.firstChild;
  while (node !== null) {
    if (isElement(node)) yield node;
    node = following(node, root);
  }
}

/** Of the tree in its order. */
function following(node: Node, root: Node): Node | null {
  if (node.firstChild !== null) return node.firstChild;
  let up: Node | null = node;
  while (up !== null && up !== root) {
    if (up.nextSibling !== null) return up.nextSibling;
    up = up.parentNode;
  }
  return null;
}
