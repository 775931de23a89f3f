import { embedOf } from '../schema/embed-of-element.ts';
import { isBlankText, removeAll, styleOf, unwrap } from './dom-edits.ts';

/** Never part of an article's text. */
const NOISE =
  'script, style, link, meta, title, base, template, noscript, svg, math, canvas, object, embed, video, ' +
  'audio, select, textarea, button, input, dialog, nav, [hidden], o\\:p, xml, colgroup, .Apple-interchange-newline';

/** Frames except videos that an article may hold. */
function removeFrames(root: ParentNode): void {
  for (const frame of root.querySelectorAll('iframe')) if (embedOf(frame) === undefined) frame.remove();
}

function removeHidden(root: ParentNode): void {
  for (const element of root.querySelectorAll('[style]'))
    if (/(?:display:\s*none|mso-hide:\s*all|visibility:\s*hidden)/i.test(styleOf(element))) element.remove();
}

/** Word's floating marks and paragraph ends. */
function removeOfficeParts(root: Document): void {
  for (const element of [...root.querySelectorAll('*')])
    if (/^[a-z]+:/.test(element.localName)) unwrap(element);
}

/** Google Docs wraps everything in a bold tag that is not bold. */
function unwrapGoogleDocs(root: ParentNode): void {
  for (const element of root.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(element);
}

/** Google links through its own counter. */
function directLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href*="google.com/url?"]')) {
    const address = new URLSearchParams(link.getAttribute('href')?.split('?').slice(1).join('?')).get('q');
    if (address !== null) link.setAttribute('href', address);
  }
}

/** Anchors without an address are link targets, not links. */
function removeAnchors(root: ParentNode): void {
  for (const link of root.querySelectorAll('a:not([href]), a[href^="#"], a[href^="file:"]')) unwrap(link);
}

/** A box drawn as a table of one cell is no table. */
function unwrapBoxes(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const cells = table.querySelectorAll('td, th');
    const [only] = cells;
    if (cells.length === 1 && only !== undefined) table.replaceWith(...only.childNodes);
  }
}

/** A list directly inside a list belongs to the item before it. */
function nestLists(root: ParentNode): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
  }
}

/** Breaks that a source put between blocks as spacing. */
function removeGaps(root: ParentNode): void {
  const blocks = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, hr, pre';
  for (const gap of root.querySelectorAll('br')) {
    const [before, after] = [gap.previousElementSibling, gap.nextElementSibling];
    const isBetween =
      (before === null || before.matches(`${blocks}, br`)) &&
      (after === null || after.matches(`${blocks}, br`));
    if (
      isBetween &&
      gap.parentElement?.matches('body') === true &&
      [...gap.parentElement.childNodes].every(isElementOrBlank)
    )
      gap.remove();
  }
  for (const block of root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6'))
    if (
      isBlankText(block.textContent) &&
      block.querySelector('img, hr, table, li, iframe') === null &&
      block.closest('td, th, li') === null
    )
      block.remove();
}

function isElementOrBlank(node: Node): boolean {
  return node.nodeType !== Node.TEXT_NODE || isBlankText(node.textContent);
}

/** Removes what office programs and pages add around their text. */
export function tidySource(root: Document): void {
  unwrapGoogleDocs(root);
  removeHidden(root);
  removeAll(root, NOISE);
  removeFrames(root);
  removeOfficeParts(root);
  directLinks(root);
  removeAnchors(root);
  unwrapBoxes(root);
  nestLists(root);
  removeGaps(root);
}
