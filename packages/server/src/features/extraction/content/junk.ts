import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { textOf } from '../page/element-text.ts';

/** Elements whose content is never part of an article's text. */
const DROPPED: ReadonlySet<string> = new Set(
  (
    'script style template head title meta link base svg math select option datalist textarea button input canvas ' +
    'iframe video audio object embed applet frame frameset form nav aside footer dialog map area param track menu'
  ).split(' '),
);

/** Words in classes and ids of what stands in an article and does not belong to it. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'related relate relates relatednews relatedposts related-posts lienquan sharedaddy share shares sharing sharebar shared social socials ' +
    'comment comments cmt binhluan ads ad adv advert advertise advertisement advertising adsbygoogle adbox banner banners sponsor sponsored ' +
    'promo promotion newsletter subscribe subscription breadcrumb breadcrumbs toolbar tool tools rating ratings vote tags taglist ' +
    'hashtag hashtags keywords sidebar popup modal cookie cookies consent recommend recommended recommendation recommendations readmore ' +
    'jp-relatedposts quangcao qc paywall login signup pagination pager paging nextprev facebook zalo twitter toc widget ' +
    'other others dinhkem cmts chat phantrang hidden d-none visually-hidden sr-only screen-reader-text noprint tts donate outstream teads insertembedcode minigame quiz poll survey cta'
  ).split(' '),
);
/** Pairs of words that mean something only together. */
const PAIRS =
  /(?:^|[-_\s])(?:lien[-_]?quan|tin[-_]?khac|xem[-_]?them|doc[-_]?them|see[-_]?also|read[-_]?(?:more|also|next)|you[-_]?may|tin[-_]?moi|bai[-_]?khac|cung[-_]?chuyen[-_]?muc|cung[-_]?muc|link[-_]?hot|box[-_]?(?:tin|news|link)|news[-_]?(?:box|list|letter)|list[-_]?news|more[-_]?news|quang[-_]?cao|chia[-_]?se|binh[-_]?luan|tu[-_]?khoa|author[-_]?box|box[-_]?author|about[-_]?author|author[-_]?bio|most[-_]?(?:read|viewed)|doc[-_]?nhieu|post[-_]?nav\w*|entry[-_]?meta|post[-_]?meta|back[-_]?to[-_]?top|phan[-_]?trang|page[-_]?(?:links?|nums?|numbers?|split|nav)|press[-_]?contact|file[-_]?attach\w*|attach(?:ment)?[-_]?(?:files?|list)|dinh[-_]?kem|(?:nhan|ban)[-_]?tin|xem[-_]?nhieu|news[-_]?relate\w*)(?:$|[-_\s])/;
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

export function isDropped(element: Element, keep: ReadonlySet<string>): boolean {
  const name = element.localName;
  if (keep.has(name)) return false;
  if (name === 'aside' && /quote/i.test(namesOf(element))) return isHidden(element);
  return DROPPED.has(name) || isHidden(element) || (isRelatedRole(element) && name !== 'p');
}

function isHidden(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return true;
  return element.hasAttribute('hidden') || HIDDEN.test(element.getAttribute('style') ?? '');
}

function isRelatedRole(element: Element): boolean {
  return /^(?:navigation|complementary|contentinfo|search|banner|dialog|alert)$/.test(
    element.getAttribute('role') ?? '',
  );
}

/** Whether its classes say that it is a box of links, an advertisement or a bar of buttons. */
export function hasJunkName(element: Element): boolean {
  const name = foldVietnamese(
    apartWords(
      [ownName(element), namesOf(element), element.getAttribute('data-role') ?? '', kindOf(element)].join(
        ' ',
      ),
    ),
  );
  if (name.trim() === '') return false;
  if (PAIRS.test(name)) return true;
  return name
    .split(/\s+/)
    .some((word) => WORDS.has(word) || word.split(/[-_]+/).some((part) => WORDS.has(part)));
}

/** `VideoStream` is two words. */
export const apartWords = (names: string) => names.replace(/([a-z])([A-Z])/g, '$1-$2');

/** What editors of news systems put in: `<div type="RelatedOneNews">`. */
const kindOf = (element: Element) =>
  element.localName === 'div' ? (element.getAttribute('type') ?? '') : '';

/** Of an element that an application made up: `app-comments`. */
export const ownName = ({ localName }: Element) => (localName.includes('-') ? localName : '');

export function namesOf(element: Element): string {
  return `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
}

/** Folded titles of boxes that no article has. */
const BOX_TITLE =
  /^(?:binh luan|y kien|ban doc (?:binh luan|tro chuyen|gop y|viet)|gui (?:binh luan|y kien)|(?:dang ky )?nhan (?:ban )?tin|(?:tin|bai)(?: viet)? (?:lien quan|cung chuyen muc|khac|moi(?: nhat)?)|cung (?:tac gia|chuyen muc|chu de)|xem nhieu|doc nhieu|tai lieu dinh kem|muc luc|lien he bao chi|chu de lien quan)\b/;
const BOXES: ReadonlySet<string> = new Set(['div', 'section', 'ul', 'ol', 'table', 'article']);
const SHORT_TITLE = 45;
const SHORT_FORM = 250;
const LONG_BOX = 400;

/** Its first words are the title of a box, its heading leads elsewhere, or it asks for an address of a reader. */
export function isBox(element: Element): boolean {
  if (!BOXES.has(element.localName)) return false;
  const [title] = element.children;
  if (title !== undefined && /^(?:h[2-6]|b|strong|p|span|div)$/.test(title.localName)) {
    const text = textOf(title);
    if (text.length <= SHORT_TITLE && BOX_TITLE.test(foldVietnamese(text))) return true;
  }
  const led = element.querySelector('h2 > a, h3 > a, h4 > a');
  if (led !== null && textOf(led) === textOf(led.parentElement) && textOf(element).length < LONG_BOX)
    return true;
  if (isTeaser(element)) return true;
  return (
    element.querySelector('form, input[type="email"], label') !== null && textOf(element).length < SHORT_FORM
  );
}

const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)/i;
const SHORT_TEASER = 20;

/** A picture and a title that lead to another article. */
function isTeaser(element: Element): boolean {
  const link = element.querySelector('a[href]:has(img)');
  const href = link?.getAttribute('href') ?? '';
  if (link === null || href.startsWith('#') || PICTURE_FILE.test(href)) return false;
  const titles = [...element.querySelectorAll('a[href]')].filter(
    (other) => other.getAttribute('href') === href,
  );
  return titles.some((title) => textOf(title).length >= SHORT_TEASER) && textOf(element).length < LONG_BOX;
}

const FILM_NAME =
  /(?:^|[-_\s])video(?:$|\s|[-_]?(?:cms|stream|embed|wrap(?:per)?|box|play(?:er)?|container|frame|cap(?:tion)?)(?:$|[-_\s]))/i;
const FILM = 'iframe, video, amp-youtube, amp-video, object, embed';
const LONG_FILM = 200;

/** A film with the words below it, which are its caption. */
export function isFilm(element: Element): boolean {
  if (element.localName !== 'figure' && !BOXES.has(element.localName)) return false;
  if (element.querySelector('figure img, p + p, h2, h3, li') !== null) return false;
  const isNamed = FILM_NAME.test(apartWords(`${namesOf(element)} ${kindOf(element)}`));
  const isShown = element.querySelector(FILM) !== null;
  const isPlain = element.localName !== 'figure' && element.querySelector('p') !== null;
  return (isNamed || (isShown && !isPlain)) && textOf(element).length < LONG_FILM;
}
