import { cleanArticleText } from '@toasoan/contract/article/article-characters.ts';
import { figureOf } from '../schema/figure-of-element.ts';
import { isBlankText, textNodes, unwrap } from './dom-edits.ts';
import { rebuildWebWordLists, rebuildWordLists } from './rebuild-word-lists.ts';
import { tidySource } from './tidy-source.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Elements whose default style is not emphasis: only runs of text may be bold or italic by style. */
const BLOCKS = `${HEADINGS}, ul, ol, li, table, tbody, thead, tr, td, th, blockquote, pre, div, section, article`;

/** A heading is bold by default, a link underlined: an explicit mark would remain when that style changes. */
function tidyLooks(root: ParentNode): void {
  for (const block of root.querySelectorAll(BLOCKS)) block.removeAttribute('style');
  for (const element of root.querySelectorAll(`:is(${HEADINGS}, th) :is(b, strong), a u`)) unwrap(element);
  for (const element of root.querySelectorAll<HTMLElement>(`:is(${HEADINGS}, th) [style]`))
    element.style.removeProperty('font-weight');
  for (const element of root.querySelectorAll<HTMLElement>('a[style], a [style]'))
    element.style.removeProperty('text-decoration');
}

export interface CleanedPaste {
  readonly html: string;
  /** Pictures that were omitted. */
  readonly pictures: number;
  /** Those of them that Word keeps on the computer, where a page may not read them. */
  readonly onComputer: number;
}

/** A no-break space stays between a number and its unit; elsewhere programs insert them for layout. */
const LAYOUT_SPACES = /(?<!\d)\u00A0|\u00A0(?![\p{L}\d])/gu;

function cleanTexts(root: Document): void {
  for (const node of textNodes(root.body)) {
    const isCode = node.parentElement?.closest('pre') !== null;
    const text = cleanArticleText(node.data);
    const cleaned = isCode ? text : text.replace(LAYOUT_SPACES, ' ');
    if (cleaned !== node.data) node.data = cleaned;
  }
}

/** A caption goes before its table, a foot after its rows. */
function orderTables(root: Document): void {
  for (const caption of root.querySelectorAll('table caption')) {
    const paragraph = root.createElement('p');
    paragraph.append(...caption.childNodes);
    caption.closest('table')?.before(paragraph);
    caption.remove();
  }
  for (const foot of root.querySelectorAll('table > tfoot')) foot.parentElement?.append(foot);
}

/** Copied from a page of this site, where the browser has made addresses absolute: pictures of the library. */
function ownPictures(root: Document): ReadonlySet<Element> {
  const own = new Set<Element>();
  for (const figure of root.querySelectorAll('figure[data-media]')) {
    const img = figure.querySelector('img');
    const here = window.location.origin;
    const address = URL.parse(img?.getAttribute('src') ?? '', here);
    if (address?.origin === here) img?.setAttribute('src', address.pathname);
    if (figureOf(figure) !== undefined)
      for (const part of figure.querySelectorAll('img, picture')) own.add(part);
  }
  return own;
}

/** Pictures of other sites; emoji become their character. */
function takePictures(root: Document): Pick<CleanedPaste, 'pictures' | 'onComputer'> {
  let pictures = 0;
  let onComputer = 0;
  const own = ownPictures(root);
  const foreign = [...root.querySelectorAll('img, picture')].filter((picture) => !own.has(picture));
  for (const picture of foreign) {
    const alt = picture.getAttribute('alt') ?? '';
    const isEmoji = /\p{Extended_Pictographic}/u.test(alt) && alt.length <= 16;
    const isPixel = Number(picture.getAttribute('width') ?? 2) <= 1;
    if (isEmoji) picture.replaceWith(alt);
    else if (picture.localName === 'img' && !isPixel) {
      pictures += 1;
      if (/^file:/i.test(picture.getAttribute('src') ?? '')) onComputer += 1;
    }
  }
  for (const picture of foreign) picture.remove();
  return { pictures, onComputer };
}

/**
 * Pasted HTML without what Word, Google Docs and pages add around their text. The schema decides what may stay; this
 * repairs what the schema cannot read. Scripts do not run and nothing is loaded: the document is never shown.
 */
export function cleanPastedHtml(html: string): CleanedPaste {
  // Copied from the editor itself: nothing to repair.
  if (html.includes('data-pm-slice')) return { html, pictures: 0, onComputer: 0 };
  const root = new DOMParser().parseFromString(html, 'text/html');
  rebuildWordLists(root);
  rebuildWebWordLists(root);
  tidySource(root);
  const left = takePictures(root);
  orderTables(root);
  tidyLooks(root);
  cleanTexts(root);
  return {
    html:
      isBlankText(root.body.textContent) && root.querySelector('hr, table, iframe, img') === null
        ? ''
        : root.body.innerHTML,
    ...left,
  };
}
