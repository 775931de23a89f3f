import { escapeHtml } from '../content/escape-html.ts';
import { pictureAddress } from '../content/picture-source.ts';
import { elementsIn, isElement, isText } from './element-text.ts';
import type { PageView } from './page-view.ts';

/** A foreign page for looking at in a frame without rights. */
export interface SafePage {
  /** A whole document: no scripts, no forms, no requests; `data-node` numbers every element. */
  readonly html: string;
  readonly nodes: number;
}

const DROPPED: ReadonlySet<string> = new Set(
  'script noscript template iframe frame frameset object embed applet base meta link video audio source track portal param form input button select option textarea svg math canvas dialog'.split(
    ' ',
  ),
);
/** Their content stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(['form', 'button', 'dialog']);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'col', 'area']);
const NAME = /^[a-z][a-z0-9-]*$/;
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'class',
  'id',
  'title',
  'alt',
  'lang',
  'dir',
  'align',
  'width',
  'height',
  'colspan',
  'rowspan',
  'datetime',
  'itemprop',
  'rel',
]);
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const MAX_STYLE = 300_000;
/** A picture's place: pictures would be requests. */
const PICTURES =
  'img{display:inline-block;min-width:48px;min-height:32px;background:#e4e7ec;outline:1px dashed #98a2b3;color:#475467;font:12px sans-serif}';

/** The numbers are those of the elements in the order of the page. */
export function showSafely({ document, url }: PageView): SafePage {
  const numbers = new Map<Element, number>();
  for (const element of elementsIn(document)) numbers.set(element, numbers.size);
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n');
  const body = document.body;
  const inner = childrenHtml(body, { numbers, url });
  const html =
    `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<style>${safeStyle(styles)}${PICTURES}</style></head><body data-node="${numbers.get(body) ?? 0}"${attributesOf(body)}>${inner}</body></html>`;
  return { html, nodes: numbers.size };
}

/** The element of a number that the safe page showed. */
export function elementAt({ document }: Pick<PageView, 'document'>, node: number): Element | undefined {
  let number = 0;
  for (const element of elementsIn(document)) {
    if (number === node) return element;
    number += 1;
  }
  return undefined;
}

interface Rendering {
  readonly numbers: ReadonlyMap<Element, number>;
  readonly url: string;
}

function childrenHtml(parent: Node, rendering: Rendering): string {
  let html = '';
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    if (isText(child)) html += escapeHtml(child.data);
    else if (isElement(child)) html += elementHtml(child, rendering);
  }
  return html;
}

function elementHtml(element: Element, rendering: Rendering): string {
  const name = element.localName;
  if (name === 'style' || name === 'title' || name === 'head') return '';
  if (UNWRAPPED.has(name))
    return `<div${numberOf(element, rendering)}${attributesOf(element)}>${childrenHtml(element, rendering)}</div>`;
  if (DROPPED.has(name) || !NAME.test(name)) return '';
  if (name === 'img') return imageHtml(element, rendering);
  const open = `<${name}${numberOf(element, rendering)}${attributesOf(element)}>`;
  return VOID.has(name) ? open : `${open}${childrenHtml(element, rendering)}</${name}>`;
}

const numberOf = (element: Element, { numbers }: Rendering) => ` data-node="${numbers.get(element) ?? 0}"`;

/** Its address is told, not fetched. */
function imageHtml(element: Element, rendering: Rendering): string {
  const address = pictureAddress(element, rendering.url) ?? '';
  return `<img${numberOf(element, rendering)}${attributesOf(element)} data-address="${escapeHtml(address)}">`;
}

function attributesOf(element: Element): string {
  return [...element.attributes]
    .flatMap(({ name, value }) => {
      if (name === 'style') return [` style="${escapeHtml(safeStyle(value))}"`];
      return ATTRIBUTES.has(name) ? [` ${name}="${escapeHtml(value.slice(0, 500))}"`] : [];
    })
    .join('');
}

/** Nothing that loads, and nothing that ends the element it is in. */
function safeStyle(style: string): string {
  return style
    .slice(0, MAX_STYLE)
    .replace(/\\/g, '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(/@font-face\s*\{[^}]*\}?/gi, '')
    .replace(/(?:url|image|image-set|src|element|expression|cross-fade)\s*\([^)]*\)?/gi, 'none')
    .replace(/[<>]/g, (sign) => (sign === '>' ? '>' : ''));
}
