import type { ExtractedPicture } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { FieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';
import { captionParts } from '../content/caption-parts.ts';
import type { Block } from '../content/content-block.ts';
import { altOf, isOrnament, pictureAddress } from '../content/picture-source.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues, selectFound } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import type { Surroundings } from './title-element.ts';

/** Signs of a site or a state; "share" only where the file has no other name. */
const NO_COVER =
  /(?:^|[/_.-])(?:logo|default|no-?image|placeholder|favicon|avatar|icon|quoc-?huy|banner-default|thumb-default)(?:[_.\d-]|$)|(?:^|\/)(?:fb|facebook|img|image)?[_-]?share[_\d-]*\.\w+$/i;

/** The picture that a selector names: of an element its address, or of the picture in it. */
export function coverByTemplate(
  page: PageView,
  selectors: readonly FieldSelector[],
): Found<ExtractedPicture> | undefined {
  for (const [place, selector] of selectors.entries()) {
    for (const at of selectFound(page, selector)) {
      const picture = pictureAt(at, selector.attr, page.url);
      // What a page tells other sites to show may be the sign of its own.
      const isSign =
        selector.kind !== 'CSS' &&
        selector.kind !== 'XPATH' &&
        picture !== undefined &&
        isSiteSign(picture.url);
      if (picture !== undefined && !isSign) return found(picture, 'TEMPLATE', place);
    }
  }
  return undefined;
}

const isSiteSign = (url: string) => NO_COVER.test(new URL(url).pathname);

function pictureAt(at: Element | string, attr: string, base: string): ExtractedPicture | undefined {
  if (typeof at === 'string') return pictureOf(absoluteAddress(at, base));
  const written = at.getAttribute(attr || (at.localName === 'meta' ? 'content' : 'src'));
  const image = at.localName === 'img' ? at : at.querySelector('img');
  const lazy = image === null ? undefined : pictureAddress(image, base);
  const own = attr !== '' && attr !== 'src' ? absoluteAddress(written, base) : undefined;
  const url = own ?? lazy ?? absoluteAddress(written, base) ?? backgroundOf(at, base);
  if (url === undefined) return undefined;
  const figure = at.closest('figure');
  const caption = captionParts(figure === null ? '' : textOf(figure.querySelector('figcaption')));
  return { url, alt: image === null ? '' : altOf(image), ...caption };
}

function backgroundOf(element: Element, base: string): string | undefined {
  return absoluteAddress(/url\(\s*['"]?([^'")]+)/.exec(element.getAttribute('style') ?? '')?.[1], base);
}

function pictureOf(url: string | undefined, caption = ''): ExtractedPicture | undefined {
  return url === undefined ? undefined : { url, alt: '', ...captionParts(caption) };
}

/**
 * The picture above the text, at the address that the page names for sharing where it is the same; else that of `meta`
 * or linked data, else the first of the body. Signs of the site are no covers.
 */
export function findCover(
  page: PageView,
  images: readonly ExtractedPicture[],
  hero: ExtractedPicture | undefined,
): Found<ExtractedPicture> | undefined {
  const shown = hero === undefined ? images : [hero, ...images];
  const stated = statedPictures(page).find(
    ({ value }) => hero === undefined || isSamePicture(hero.url, value),
  );
  if (stated !== undefined) {
    const { value: url, by } = stated;
    const same = shown.find((image) => isSamePicture(image.url, url));
    const picture = same ?? { alt: '', ...captionParts(page.linked?.image?.caption ?? '') };
    return found({ ...picture, url }, by);
  }
  const [first] = shown;
  return first === undefined ? undefined : found(first, 'PAGE');
}

/** Absolute addresses of what a page names for sharing. */
function statedPictures(page: PageView): Found<string>[] {
  const metas = ['og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap((name) =>
    metaValues(page.document, name).map((url) => found(url, 'META')),
  );
  const linked = page.linked?.image === undefined ? [] : [found(page.linked.image.url, 'JSONLD')];
  return [...metas, ...linked].flatMap(({ value, by }) => {
    const url = absoluteAddress(value, page.url);
    return url === undefined || isSiteSign(url) ? [] : [found(url, by)];
  });
}

const HEROES = '[class*="hero" i], [class*="cover" i], [class*="lead" i], [class*="featured" i]';
const HERO_NOTES =
  'figcaption, [class*="caption" i], [itemprop="caption"], [class*="note" i], [class*="desc" i], em, p';
const NO_HERO =
  'aside, footer, nav, a[href]:not([href$=".jpg" i], [href$=".jpeg" i], [href$=".png" i], [href$=".webp" i]) > img, [class*="author" i] *, [class*="related" i] *, [class*="share" i] *, [class*="social" i] *, [class~="ad" i] > img, [class*="ads" i] > img, [class*="advert" i] > img, li > img';
const BOXES_OF_HERO = '[class*="hero" i], [class*="featured" i], [class*="cover" i]';
const MAX_HERO = 60;
const LONG_NOTE = 400;

/** A picture between the title and the text, with the words beside it. */
export function heroPicture(
  page: PageView,
  { above, below }: Surroundings,
  root: Element | undefined,
): ExtractedPicture | undefined {
  const end = root === undefined ? -1 : below.indexOf(root);
  const isPicture = (element: Element) =>
    /^(?:amp-)?img$/.test(element.localName) && !isOrnament(element) && !element.matches(NO_HERO);
  const image =
    below.slice(0, Math.max(0, Math.min(end, MAX_HERO))).find(isPicture) ??
    above.slice(0, MAX_HERO).find((element) => isPicture(element) && element.closest(HEROES) !== null) ??
    leadIn(root, isPicture);
  const url = image === undefined ? undefined : pictureAddress(image, page.url);
  if (image === undefined || url === undefined || isSiteSign(url)) return undefined;
  return { url, alt: altOf(image), ...captionParts(wordsBeside(image)) };
}

/** In its figure, else in the smallest box of the picture that holds words. */
function wordsBeside(image: Element): string {
  const figure = image.closest('figure');
  const boxes = figure === null ? [image.parentElement, image.closest(BOXES_OF_HERO)] : [figure];
  for (const box of boxes) {
    // A box with a heading holds more than the picture and its caption.
    if (box === null || box.querySelector('h1, h2, h3') !== null) continue;
    const words = [...box.querySelectorAll(HERO_NOTES)].map(textOf).find(Boolean);
    if (words !== undefined && words.length <= LONG_NOTE) return words;
  }
  return '';
}

/** Systems put the picture above the text into the element of the text, under a name of its own. */
function leadIn(root: Element | undefined, isPicture: (element: Element) => boolean): Element | undefined {
  const first = root?.querySelector('img') ?? undefined;
  const box = first?.closest(HEROES);
  const isInside = box !== undefined && box !== null && box !== root && root?.contains(box) === true;
  return first !== undefined && isInside && isPicture(first) ? first : undefined;
}

/** The body without the picture that is shown above it. */
export function withoutHero(blocks: readonly Block[], hero: ExtractedPicture | undefined): readonly Block[] {
  const [first] = blocks;
  return first?.kind === 'figure' && first.picture.url === hero?.url ? blocks.slice(1) : blocks;
}

/** The same file, in another size or with other parameters. */
export function isSamePicture(a: string, b: string): boolean {
  if (a === b || fileOf(a) === fileOf(b)) return true;
  const [one, other] = [new URL(a).pathname, new URL(b).pathname];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith(short) && short.split('/').length > 2;
}

function fileOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.length > 8 ? name.replace(/(?:-\d{2,4}x\d{2,4}|_(?:XS|S|M|L|XL))(?=\.\w+$)/, '') : url;
}
