import type { ExtractedPicture } from '@toasoan/contract/features/extraction/extracted-page.ts';
import type { FieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';
import { captionParts } from '../content/caption-parts.ts';
import { altOf, isOrnament, pictureAddress } from '../content/picture-source.ts';
import { absoluteAddress } from '../page/absolute-address.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues, selectFound } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import type { Surroundings } from './title-element.ts';

const NO_COVER =
  /(?:^|[/_.-])(?:logo|default|no-?image|placeholder|favicon|share|avatar|icon|banner-default|thumb-default)(?:[_.\d-]|$)/i;

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

/** Linked data, `meta`, else the first picture of the body; signs of the site are no covers. */
export function findCover(
  page: PageView,
  images: readonly ExtractedPicture[],
  hero: ExtractedPicture | undefined,
): Found<ExtractedPicture> | undefined {
  const stated = [
    ...['og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap((name) =>
      metaValues(page.document, name).map((url) => found(url, 'META')),
    ),
    ...(page.linked?.image === undefined ? [] : [found(page.linked.image.url, 'JSONLD')]),
  ];
  for (const { value, by } of stated) {
    const url = absoluteAddress(value, page.url);
    if (url === undefined || isSiteSign(url)) continue;
    const same = [...(hero === undefined ? [] : [hero]), ...images].find((image) =>
      isSamePicture(image.url, url),
    );
    const picture = same ?? pictureOf(url, page.linked?.image?.caption ?? '');
    if (picture !== undefined) return found({ ...picture, url }, by);
  }
  const first = hero ?? images[0];
  return first === undefined ? undefined : found(first, 'PAGE');
}

const HEROES = '[class*="hero" i], [class*="cover" i], [class*="lead" i], [class*="featured" i]';
const HERO_NOTES = 'figcaption, [class*="caption" i], [class*="note" i], [class*="desc" i], em, p';
const NO_HERO =
  'aside, footer, nav, a[href] > img, [class*="author" i] *, [class*="related" i] *, [class*="share" i] *, [class*="social" i] *, [class*="ad" i] > img, li > img';
const MAX_HERO = 60;

/** A picture between the title and the body, with the words beside it. */
export function heroPicture(
  page: PageView,
  { above, below }: Surroundings,
  root: Element | undefined,
): ExtractedPicture | undefined {
  const end = root === undefined ? -1 : below.indexOf(root);
  const isPicture = (element: Element) =>
    element.localName === 'img' && !isOrnament(element) && !element.matches(NO_HERO);
  const image =
    below.slice(0, Math.max(0, Math.min(end, MAX_HERO))).find(isPicture) ??
    above.slice(0, MAX_HERO).find((element) => isPicture(element) && element.closest(HEROES) !== null);
  const url = image === undefined ? undefined : pictureAddress(image, page.url);
  if (image === undefined || url === undefined || isSiteSign(url)) return undefined;
  const around = image.closest('figure') ?? image.parentElement;
  const words = [...(around?.querySelectorAll(HERO_NOTES) ?? [])].map(textOf).find(Boolean);
  return { url, alt: altOf(image), ...captionParts(words ?? '') };
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
  return name.length > 8 ? name.replace(/-\d{2,4}x\d{2,4}(?=\.\w+$)/, '') : url;
}
