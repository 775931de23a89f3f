import { textOf } from '../page/element-text.ts';
import { selectAll } from '../page/select-values.ts';
import { captionParts } from './caption-parts.ts';
import type { Block, FigureBlock } from './content-block.ts';
import { namesOf } from './junk.ts';
import type { PartReader, ReadRules } from './part-reader.ts';
import { altOf, isAdvert, isOrnament, pictureAddress } from './picture-source.ts';

const LONG_CAPTION = 600;
/** Editors have a field of their own for who made a picture. */
const MAKERS = '[class$="_Author" i], [class$="-author" i]';
const CREDIT_PLACES =
  'cite, .credit, .author, [class*="credit"], [class*="copyright"], [class*="photographer"]';

export function readPicture(image: Element, rules: ReadRules, caption: string): FigureBlock | undefined {
  const url =
    isOrnament(image) || isAdvert(image, rules.base) ? undefined : pictureAddress(image, rules.base);
  if (url === undefined) return undefined;
  return {
    kind: 'figure',
    picture: { url, alt: altOf(image), ...captionParts(caption, rules.creditPattern) },
  };
}

/** A table with a picture and few words: the words are its caption. */
export function isCaptionTable(table: Element): boolean {
  const images = table.querySelectorAll('img').length;
  if (images === 0 || images > 4 || table.querySelector('table') !== null) return false;
  return textOf(table).length <= LONG_CAPTION && table.querySelectorAll('tr').length <= images + 2;
}

const PICTURE_BOX = /(?:^|[-_\s])(?:img|image|photo|pic|picture|figure)(?:$|[-_\s])/i;

/** A box that is named after pictures and holds one, with a few words in no paragraph. */
export function isPictureBox(element: Element): boolean {
  const isNamed = PICTURE_BOX.test(element.localName === 'div' ? namesOf(element) : element.localName);
  if (!isNamed || !/^div$|-/.test(element.localName)) return false;
  const isOther = element.querySelector('p, h1, h2, h3, h4, ul, ol, table, figure, noscript') !== null;
  return !isOther && element.querySelectorAll('img').length === 1 && textOf(element).length <= LONG_CAPTION;
}

/** The pictures of a figure; of one without any what else is in it, such as a table. */
export function readFigure(figure: Element, reader: PartReader): Block[] {
  const { rules } = reader;
  const images = [...figure.querySelectorAll('img')];
  const caption = captionOf(figure, rules);
  const pictures = images.flatMap((image) => readPicture(image, rules, '') ?? []);
  const unique = pictures.filter(
    ({ picture }, index) => pictures.findIndex((other) => other.picture.url === picture.url) === index,
  );
  const last = unique.pop();
  if (last === undefined) return images.length === 0 ? reader.inside(figure) : [];
  return [...unique, { kind: 'figure', picture: { ...last.picture, ...caption } }];
}

/** Its caption element, else all of its words. */
function captionOf(figure: Element, rules: ReadRules): { caption: string; credit: string } {
  const [place] = rules.captionSelector === '' ? [] : selectAll(figure, rules.captionSelector);
  const element = place ?? figure.querySelector('figcaption') ?? undefined;
  const words = element === undefined ? textOf(figure) : textOf(element);
  const credit = textOf((element ?? figure).querySelector(CREDIT_PLACES));
  if (credit !== '' && words.endsWith(credit)) {
    const rest = captionParts(words.slice(0, -credit.length), rules.creditPattern);
    const named = captionParts(`. ${credit}`, rules.creditPattern).credit || credit;
    return { caption: rest.caption.replace(/\s*(?:Ảnh|Nguồn)\s*:?$/u, ''), credit: named };
  }
  const parts = captionParts(words, rules.creditPattern);
  // In a plain box the words may be beside the element that says who made it.
  const beside = parts.credit === '' && element !== undefined ? textOf(figure.querySelector(MAKERS)) : '';
  if (beside !== '' && !element?.textContent?.includes(beside))
    return { caption: parts.caption, credit: beside };
  const isCredit = parts.caption === '' && element !== undefined && figure.localName !== 'figure';
  return isCredit ? captionParts(textOf(figure), rules.creditPattern) : parts;
}
