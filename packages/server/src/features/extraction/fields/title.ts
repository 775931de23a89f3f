import { wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import {
  type Heading,
  headingAboveText,
  headingsOf,
  isBanner,
  isHidden,
  isInPageHead,
  saidAboveText,
} from './headings.ts';
import { isOffice, isPaper, siteNames } from './site-names.ts';
import { agrees, closest, isBadged, isCut, isWholeOf, mostAlike } from './title-likeness.ts';
import { sectionNames, siteTest, titleKey, titleParts, withoutSite, wordsOfAddress } from './title-parts.ts';

const MIN = 8;
const FEW_WORDS = 5;
const WORDS_OF_SECTION = 3;

interface Choice {
  readonly text: string;
  readonly by: Found<string>['by'];
}

/** What a page says of its title, and what it shows. */
interface Clues {
  readonly stated: readonly Choice[];
  /** The words of what is stated. */
  readonly said: readonly string[];
  readonly headings: readonly Heading[];
  /** Headings that agree with what is stated. */
  readonly agreed: readonly string[];
  readonly isOther: (text: string) => boolean;
  /** The heading nearest above the text that is none of those. */
  readonly above: (isNone: (text: string) => boolean) => string | undefined;
}

/**
 * What heading, linked data, `meta` and address agree about; of texts that differ in their case the better. Where they
 * say something else, the heading above the text.
 */
export function findTitle(page: PageView, root?: Element): Found<string> | undefined {
  const clues = cluesOf(page, root);
  const { stated, said, agreed, isOther, above } = clues;
  const address = wordsOfAddress(page.url);
  const own = agreedHeading(clues, address);
  if (own !== undefined) return found(betterCase(own, stated), 'PAGE');
  const choice = bestStated(stated.filter(({ text }) => !isOther(text)));
  const shown =
    partInHeading(clues) ??
    alikeHeading(clues) ??
    aloneHeading(clues) ??
    (isCut(choice?.text ?? '') ? above((text) => !isWholeOf(text, choice?.text ?? '')) : undefined) ??
    (isWeak(choice) ? above(isOther) : undefined) ??
    saidAboveText(page, root, isPartOf(said, isOther)) ??
    onlyNamed(clues) ??
    agreed[0];
  if (shown !== undefined) return found(shown, 'PAGE');
  return choice === undefined ? undefined : found(choice.text, choice.by);
}

function cluesOf(page: PageView, root: Element | undefined): Clues {
  const names = siteNames(page);
  const stated = statedTitles(page, names);
  const said = stated.map(({ text }) => text);
  const sections = sectionNames(page);
  const isSite = siteTest(names);
  const headings = headingsOf(page.document).map((heading) => ({
    ...heading,
    text: withoutSiteAfter(heading.text, names),
  }));
  return {
    stated,
    said,
    headings,
    agreed: headings
      .map(({ text }) => text)
      .filter((text) => !isSite(text) && said.some((title) => agrees(text, title))),
    isOther: (text) => isSite(text) || sections.has(titleKey(text)),
    above: (isNone) => headingAboveText(page, root, isNone),
  };
}

/** First what the address repeats; two or three words are a section where another heading is nearer to the text. */
function agreedHeading(
  { stated, said, headings, agreed, isOther, above }: Clues,
  address: string,
): string | undefined {
  const visible = headings.filter(({ element, text }) => !isHidden(element) && !isOther(text));
  const texts = visible.map(({ text }) => text);
  const addressed =
    address === ''
      ? undefined
      : closest(
          texts.filter((text) => agrees(text, address)),
          [address],
        );
  const own =
    addressed ??
    closest(
      texts.filter((text) => agreed.includes(text)),
      said,
    );
  if (own === undefined || wordsOf(own).length > WORDS_OF_SECTION || isInData(own, stated)) return own;
  const nearer = above((text) => isOther(text) || wordsOf(text).length < FEW_WORDS) ?? own;
  return texts.includes(nearer) ? nearer : own;
}

/** Said in data or `meta`, where sections seldom are. */
const isInData = (heading: string, stated: readonly Choice[]) =>
  stated.some(({ text, by }) => by !== 'PAGE' && titleKey(text) === titleKey(heading));

/** A part of what is stated that is a heading: "Báo | Mục | Title". */
function partInHeading({ said, headings, isOther }: Clues): string | undefined {
  const keys = new Set(headings.map(({ text }) => titleKey(text)));
  return said
    .flatMap(titleParts)
    .sort((a, b) => b.length - a.length)
    .find((text) => !isOther(text) && keys.has(titleKey(text)));
}

/** Whether a text is what is stated, or a part of it. */
function isPartOf(said: readonly string[], isOther: (text: string) => boolean): (text: string) => boolean {
  const keys = new Set([...said, ...said.flatMap(titleParts)].filter((text) => !isOther(text)).map(titleKey));
  return (text) => keys.has(titleKey(text));
}

const shownIn = ({ headings, isOther }: Clues) =>
  headings.filter(({ element, text }) => !isBanner(element) && !isHidden(element) && !isOther(text));
const firstOf = (headings: readonly Heading[]) =>
  headings.filter(({ element }) => element.localName === 'h1');

function alikeHeading(clues: Clues): string | undefined {
  const shown = shownIn(clues);
  const texts = [...firstOf(shown), ...shown].map(({ text }) => text);
  return mostAlike(texts, clues.said);
}

/** The only heading of the first rank. In the head of the page it may be a slogan: then the one above the text first. */
function aloneHeading(clues: Clues): string | undefined {
  const [alone, ...more] = firstOf(shownIn(clues));
  if (alone === undefined || more.length > 0) return undefined;
  return isInPageHead(alone.element) ? (clues.above(clues.isOther) ?? alone.text) : alone.text;
}

function onlyNamed({ headings, isOther }: Clues): string | undefined {
  const [only, ...more] = headings.filter(({ isPlain }) => !isPlain);
  return only === undefined || more.length > 0 || isOther(only.text) ? undefined : only.text;
}

const isWeak = (choice: Choice | undefined) =>
  choice === undefined ||
  isPaper(choice.text) ||
  isOffice(choice.text) ||
  isShort(choice.text) ||
  isPath(choice.text);
const isShort = (text: string) => wordsOf(text).length < FEW_WORDS;

/** "Sở Ví Dụ > Tin tức > Chi tiết" */
const isPath = (text: string) => text.split(' > ').length > 2;

/** A heading that begins with the name of its site keeps it. */
function withoutSiteAfter(heading: string, names: readonly string[]): string {
  const cut = withoutSite(heading, names);
  return cut.length >= MIN && heading.startsWith(cut) ? cut : heading;
}

/** What two places say, else what the page tells other sites. */
function bestStated(stated: readonly Choice[]): Choice | undefined {
  const twice = stated.find(({ text }, at) =>
    stated.some((other, index) => index > at && titleKey(other.text) === titleKey(text)),
  );
  return twice ?? stated.find(({ by }) => by === 'META') ?? stated[0];
}

function statedTitles(page: PageView, names: readonly string[]): Choice[] {
  const clean = (text: string) => withoutSite(text, names);
  return [
    { text: clean(page.linked?.headline ?? ''), by: 'JSONLD' as const },
    ...['og:title', 'twitter:title', 'title', 'dc.title', 'citation_title'].flatMap((name) =>
      metaValues(page.document, name)
        .slice(0, 1)
        .map((text) => ({ text: clean(text), by: 'META' as const })),
    ),
    { text: clean(textOf(page.document.querySelector('title'))), by: 'PAGE' as const },
  ].filter(({ text }) => text.length >= MIN && !names.some((name) => titleKey(name) === titleKey(text)));
}

/** "Chùm ảnh: …" is how the heading is spelled, "TRỰC TIẾP: …" a badge. */
function isSpelledWith(heading: string, title: string): boolean {
  const before = heading.endsWith(title) ? heading.slice(0, -title.length) : '';
  return /[:：]\s*$/u.test(before) && before !== before.toLocaleUpperCase('vi');
}

/** Headings in capital letters only are how a page looks, not how its title is written. */
function betterCase(heading: string, stated: readonly Choice[]): string {
  const badged = stated.find(({ text }) => isBadged(heading, text));
  if (badged !== undefined && !isSpelledWith(heading, badged.text)) return badged.text;
  if (heading !== heading.toLocaleUpperCase('vi')) return heading;
  return (
    stated.find(({ text }) => titleKey(text) === titleKey(heading) && text !== text.toLocaleUpperCase('vi'))
      ?.text ?? heading
  );
}
