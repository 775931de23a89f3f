import { type ArticleRun, articleRuns, type LinkedWords } from './article-runs.ts';
import type { Hit, KeywordAutomaton } from './keyword-automaton.ts';
import { type LinkRule, targetKey } from './link-rule.ts';
import { type LinkRefusal, REFUSED_PLACES } from './refusals.ts';

/** The most links that keywords place in one post. */
export const MAX_LINKS_PER_POST = 8;

/** Words of a post that match a keyword. */
export interface Match {
  readonly rule: LinkRule;
  /** The spelling of the rule that matched. */
  readonly phrase: string;
  /** Counted as in `articleRuns`. */
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

export interface PlacedLink extends Match {
  readonly href: string;
}

export interface RefusedLink extends Match {
  readonly reason: LinkRefusal;
  /** What stands in the way: the excluding phrase, the winning one, or the syllable that was written. */
  readonly because: string;
  /** The rule that won, or that leads to the same page already. */
  readonly winner?: LinkRule | undefined;
}

/** A post with everything in it that could become a link, line by line. */
export interface Scan {
  readonly runs: readonly ArticleRun[];
  readonly hits: readonly (readonly Hit[])[];
}

/** What decides, beside the words. */
export interface Placing {
  /** ISO. */
  readonly now: string;
  readonly categoryIds: readonly string[];
  /** The post's own address on its site; '' for none. */
  readonly ownPath: string;
  /** The address of a target that readers can open; undefined for another. */
  readonly addressOf: (rule: LinkRule) => string | undefined;
  /** Nothing is linked in this post. */
  readonly isOff: boolean;
  /** A rule that is tried before it is switched on. */
  readonly tried?: string | undefined;
  /** Gets every place that is refused; without it, work ends with the last possible link. */
  readonly refuse?: ((link: RefusedLink) => void) | undefined;
}

/** Reads a post once. The rules of its hits are those whose targets have to be known. */
export function scanPost(automaton: KeywordAutomaton, words: LinkedWords): Scan {
  const runs = articleRuns(words);
  return { runs, hits: runs.map(({ text }, run) => automaton.find(text, run)) };
}

/** The rules that a post could use, each once. */
export function rulesOf({ hits }: Scan): LinkRule[] {
  const rules = new Set<LinkRule>();
  for (const line of hits) for (const { term } of line) rules.add(term.rule);
  return [...rules];
}

/**
 * What becomes a link, in reading order. The longest keyword wins the words that several want, then the higher
 * priority, then the older rule; the first places count. The same words are always decided alike.
 */
export function placeLinks({ runs, hits }: Scan, placing: Placing): readonly PlacedLink[] {
  const limits = new Limits(runs, placing);
  const refusalOfRule = remembered((rule: LinkRule) => reasonAgainst(rule, placing));
  for (const [index, run] of runs.entries()) {
    if (limits.isFull && placing.refuse === undefined) break;
    const open = openHits(run, hits[index] ?? [], { refusalOfRule, refuse: placing.refuse });
    for (const winner of contest(open, run.text.length, placing.refuse)) limits.take(winner);
  }
  return limits.placed;
}

function refusal(
  { term, run, from, to }: Hit,
  reason: LinkRefusal,
  { because = '', winner }: { readonly because?: string; readonly winner?: LinkRule } = {},
): RefusedLink {
  return { rule: term.rule, phrase: term.phrase, run, from, to, reason, because, winner };
}

export function inReadingOrder(one: Match, other: Match): number {
  return one.run - other.run || one.from - other.from || other.to - one.to;
}

function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as Value;
  };
}

function reasonAgainst(rule: LinkRule, placing: Placing): LinkRefusal | undefined {
  const isTried = rule.id === placing.tried;
  if (!rule.isOn && !isTried) return 'KEYWORD_OFF';
  if (rule.startTime !== null && rule.startTime > placing.now && !isTried) return 'NOT_YET';
  if (rule.endTime !== null && rule.endTime <= placing.now) return 'OVER';
  if (rule.scope.length > 0 && !placing.categoryIds.some((id) => rule.scope.includes(id)))
    return 'OUT_OF_SCOPE';
  const address = placing.addressOf(rule);
  if (address === undefined) return 'TARGET_GONE';
  return placing.ownPath !== '' && address === placing.ownPath ? 'OWN_PAGE' : undefined;
}

interface Judging extends Pick<Placing, 'refuse'> {
  readonly refusalOfRule: (rule: LinkRule) => LinkRefusal | undefined;
}

/** The hits of a line that could become links if nothing else wanted their words. */
function openHits(run: ArticleRun, hits: readonly Hit[], { refusalOfRule, refuse }: Judging): Hit[] {
  const exclusions = hits.filter(({ term }) => term.kind === 'exclusion');
  return hits.filter((hit) => {
    if (hit.term.kind === 'exclusion') return false;
    const reason = refusalOfRule(hit.term.rule) ?? refusalHere(hit, run);
    const around =
      exclusions.length === 0 || reason !== undefined
        ? undefined
        : exclusions.find(
            ({ term, from, to }) => term.rule === hit.term.rule && from <= hit.from && to >= hit.to,
          );
    if (reason !== undefined) refuse?.(refusal(hit, reason));
    else if (around !== undefined) refuse?.(refusal(hit, 'EXCLUDED', { because: around.term.phrase }));
    return reason === undefined && around === undefined;
  });
}

function refusalHere({ from, to }: Hit, run: ArticleRun): LinkRefusal | undefined {
  if (run.place !== 'text') return REFUSED_PLACES[run.place];
  const span = run.spans.find((one) => one.from < to && one.to > from);
  if (span === undefined) return undefined;
  return span.kind === 'code' ? 'CODE' : 'ALREADY_LINK';
}

function byStrength({ term: one, from }: Hit, { term: other, from: otherFrom }: Hit): number {
  return (
    other.length - one.length ||
    other.rule.priority - one.rule.priority ||
    Number(one.kind === 'variant') - Number(other.kind === 'variant') ||
    byAge(one.rule, other.rule) ||
    from - otherFrom
  );
}

/** Ids grow. */
export function byAge(one: Pick<LinkRule, 'id'>, other: Pick<LinkRule, 'id'>): number {
  if (one.id === other.id) return 0;
  return one.id.length - other.id.length || (one.id < other.id ? -1 : 1);
}

/** Gives words of a line that several keywords want to one of them. */
function contest(open: readonly Hit[], length: number, refuse: Placing['refuse']): Hit[] {
  if (open.length < 2) return [...open];
  const holders = new Array<Hit | undefined>(length);
  const winners: Hit[] = [];
  for (const hit of open.toSorted(byStrength)) {
    const holder = holders[hit.from] ?? holders[hit.to - 1] ?? holderWithin(holders, hit);
    if (holder === undefined) {
      holders.fill(hit, hit.from, hit.to);
      winners.push(hit);
    } else refuse?.(refusal(hit, 'LOSES', { because: holder.term.phrase, winner: holder.term.rule }));
  }
  return winners.sort((one, other) => one.from - other.from);
}

function holderWithin(holders: readonly (Hit | undefined)[], { from, to }: Hit): Hit | undefined {
  for (let at = from; at < to; at += 1) if (holders[at] !== undefined) return holders[at];
  return undefined;
}

/** The first ones are taken: per keyword, per page and per post. */
class Limits {
  readonly placed: PlacedLink[] = [];
  readonly #placing: Placing;
  /** Addresses and targets of links that people wrote. */
  readonly #written: ReadonlySet<string>;
  readonly #holders = new Map<string, LinkRule>();
  readonly #used = new Map<LinkRule, number>();

  constructor(runs: readonly ArticleRun[], placing: Placing) {
    this.#placing = placing;
    this.#written = new Set(runs.flatMap(({ spans }) => spans.flatMap(({ href, target }) => [href, target])));
  }

  get isFull(): boolean {
    return this.#placing.isOff || this.placed.length >= MAX_LINKS_PER_POST;
  }

  take(hit: Hit): void {
    const { rule } = hit.term;
    const href = this.#placing.addressOf(rule) ?? '';
    const page = targetKey(rule.target);
    const reason = this.#refusalAt(rule, href, page);
    if (reason !== undefined) {
      const winner = reason === 'TARGET_LINKED' ? this.#holders.get(page) : undefined;
      const said = winner === undefined ? {} : { because: winner.keyword, winner };
      this.#placing.refuse?.(refusal(hit, reason, said));
      return;
    }
    this.#holders.set(page, rule);
    this.#used.set(rule, (this.#used.get(rule) ?? 0) + 1);
    const { term, run, from, to } = hit;
    this.placed.push({ rule, phrase: term.phrase, run, from, to, href });
  }

  #refusalAt(rule: LinkRule, href: string, page: string): LinkRefusal | undefined {
    if (this.#placing.isOff) return 'POST_OFF';
    if (this.#written.has(href) || this.#written.has(page)) return 'TARGET_LINKED';
    const holder = this.#holders.get(page);
    if (holder !== undefined && holder !== rule) return 'TARGET_LINKED';
    if ((this.#used.get(rule) ?? 0) >= rule.maxPerPost) return 'KEYWORD_FULL';
    return this.isFull ? 'POST_FULL' : undefined;
  }
}
