import { phraseKey } from '../../vocabulary/syllables-of.ts';
import { addressKey } from '../source-categories/section-rules.ts';
import { phrasesIn } from './phrases-in.ts';
import type { SourceLink } from './source-link.ts';

/** What is known of a text when a link is chosen for it. */
export interface FoundArticle {
  readonly sourceId: string;
  /** Sections in which it was found. */
  readonly sectionIds: readonly string[];
  /** Feeds and lists in which it was found. */
  readonly listUrls: readonly string[];
  readonly title: string;
  readonly sapo: string;
  readonly text: string;
  /** Its section as the page of the text names it; '' where it names none. */
  readonly rawCategory: string;
}

/** The part of a link that decides. */
export type LinkRule = Pick<
  SourceLink,
  'id' | 'section' | 'linkUrl' | 'includeKeywords' | 'excludeKeywords' | 'priority' | 'status'
> & {
  readonly source: Pick<SourceLink['source'], 'id'>;
  readonly target: Pick<SourceLink['target'], 'problem'>;
};

/** Why a link takes a text, or does not; the first that holds. */
export const LINK_VERDICTS = [
  'TAKES',
  'OTHER_SOURCE',
  'OTHER_SECTION',
  'OFF',
  'TARGET_GONE',
  'WORD_FORBIDDEN',
  'WORD_MISSING',
  'LOWER_PRIORITY',
] as const;
export type LinkVerdict = (typeof LINK_VERDICTS)[number];

export interface JudgedLink<Link extends LinkRule> {
  readonly link: Link;
  readonly verdict: LinkVerdict;
  /** The words that stand there, are missing, or may not stand there. */
  readonly words: readonly string[];
}

export interface ChosenLink<Link extends LinkRule> {
  readonly taker: Link | null;
  /** The taker first, then as they would follow it. */
  readonly judged: readonly JudgedLink<Link>[];
}

/**
 * The link that takes a text, and why every other one does not. The highest priority wins, then the link that asks for
 * words, then the older one: the order in which links are given does not matter.
 */
export function chooseLink<Link extends LinkRule>(
  article: FoundArticle,
  links: readonly Link[],
): ChosenLink<Link> {
  const place = placeOf(article);
  const written = `${article.title}\n${article.sapo}\n${article.text}`;
  const stands = phrasesIn(
    written,
    links.flatMap(({ includeKeywords, excludeKeywords }) => [...includeKeywords, ...excludeKeywords]),
  );
  const judged = links.toSorted(byRank).map((link) => judge(link, place, stands));
  const at = judged.findIndex(({ verdict }) => verdict === 'TAKES');
  if (at < 0) return { taker: null, judged };
  const [taker] = judged.splice(at, 1) as [JudgedLink<Link>];
  const others = judged.map((one) =>
    one.verdict === 'TAKES' ? { ...one, verdict: 'LOWER_PRIORITY' as const } : one,
  );
  return { taker: taker.link, judged: [taker, ...others] };
}

function byRank(one: LinkRule, other: LinkRule): number {
  return (
    other.priority - one.priority ||
    Number(other.includeKeywords.length > 0) - Number(one.includeKeywords.length > 0) ||
    one.id.length - other.id.length ||
    (one.id < other.id ? -1 : 1)
  );
}

interface Place {
  readonly sourceId: string;
  readonly sectionIds: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
  readonly rawCategory: string;
}

function placeOf({ sourceId, sectionIds, listUrls, rawCategory }: FoundArticle): Place {
  return {
    sourceId,
    sectionIds: new Set(sectionIds),
    addresses: new Set(listUrls.map(addressKey)),
    rawCategory: phraseKey(rawCategory),
  };
}

/** As if there were no other link. */
function judge<Link extends LinkRule>(
  link: Link,
  place: Place,
  stands: ReadonlySet<string>,
): JudgedLink<Link> {
  const as = (verdict: LinkVerdict, words: readonly string[] = []) => ({ link, verdict, words });
  if (link.source.id !== place.sourceId) return as('OTHER_SOURCE');
  if (!isFrom(link, place)) return as('OTHER_SECTION');
  if (link.status === 'DISABLED') return as('OFF');
  if (link.target.problem !== null) return as('TARGET_GONE');
  const forbidden = link.excludeKeywords.filter((word) => stands.has(phraseKey(word)));
  if (forbidden.length > 0) return as('WORD_FORBIDDEN', forbidden);
  const wanted = link.includeKeywords.filter((word) => stands.has(phraseKey(word)));
  if (link.includeKeywords.length > 0 && wanted.length === 0) return as('WORD_MISSING', link.includeKeywords);
  return as('TAKES', wanted);
}

/** By where it was found, else by the section that its own page names. */
function isFrom({ section, linkUrl }: LinkRule, place: Place): boolean {
  if (section === null) return place.addresses.has(addressKey(linkUrl));
  if (place.sectionIds.has(section.id) || place.addresses.has(addressKey(section.url))) return true;
  return place.rawCategory !== '' && phraseKey(section.title) === place.rawCategory;
}
