import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { KeywordAutomaton } from '@toasoan/contract/features/internal-links/matching/keyword-automaton.ts';
import type { LinkRule } from '@toasoan/contract/features/internal-links/matching/link-rule.ts';
import {
  type Placing,
  placeLinks,
  scanPost,
} from '@toasoan/contract/features/internal-links/matching/place-links.ts';
import { withPlacedLinks } from '@toasoan/contract/features/internal-links/matching/with-placed-links.ts';
import { syllablesOf } from '@toasoan/contract/vocabulary/syllables-of.ts';
import { DEMO_ARTICLES } from '#seeds/articles/demo-articles.ts';
import { alignedTable } from '../report.ts';

const WORDS = 5_000;
const WORDS_OF_A_PARAGRAPH = 100;
const KEYWORDS = [20, 200, 2_000, 20_000] as const;
const ROUNDS = 200;
/** With 2,000 keywords: half of the deliveries, and all but one in a hundred. */
const MOST_MS = 10;
const MOST_P99_MS = 25;
/** A hundred times the keywords may cost so much more at most. */
const MOST_GROWTH = 10;

const PLACING: Placing = {
  now: '2026-11-20T00:00:00.000Z',
  categoryIds: [],
  ownPath: '',
  addressOf: ({ id }) => `/the/${id}`,
  isOff: false,
};

/** Placing links in an article of 5,000 words, by the number of keywords; all of them stand in the demo's articles. */
export function runLinks(print: (text: string) => void): boolean {
  const words = DEMO_ARTICLES.flatMap(({ body }) => syllablesOf(body.replace(/<[^>]*>/g, ' ')));
  const texts = words.map(({ text }) => text);
  const content = articleOf(texts);
  const lines = KEYWORDS.map((count) => ({ count, ...measure(rulesFrom(texts, count), content) }));
  const ms = (value: number) => value.toFixed(2);
  print(
    alignedTable([
      ['keywords', 'compile ms', 'p50 ms', 'p99 ms', 'all reasons p50 ms', 'matches'],
      ...lines.map(({ count, compile, p50, p99, explained, hits }) => [
        String(count),
        ms(compile),
        ms(p50),
        ms(p99),
        ms(explained),
        String(hits),
      ]),
    ]),
  );
  const [few, , many] = lines;
  const isFast = (many?.p50 ?? MOST_MS) < MOST_MS;
  const isSteady = (many?.p99 ?? MOST_P99_MS) < MOST_P99_MS;
  const isSublinear = (many?.p50 ?? 0) < (few?.p50 ?? 0) * MOST_GROWTH;
  print(`${isFast ? '✓' : '✗'} 2,000 keywords on ${WORDS} words: p50 ${ms(many?.p50 ?? 0)} ms of ${MOST_MS}`);
  print(`${isSteady ? '✓' : '✗'} and p99 ${ms(many?.p99 ?? 0)} ms of ${MOST_P99_MS}`);
  print(
    `${isSublinear ? '✓' : '✗'} a hundred times the keywords cost ${ms((many?.p50 ?? 0) / (few?.p50 ?? 1))} times`,
  );
  return isFast && isSteady && isSublinear;
}

function articleOf(texts: readonly string[]): ArticleDocument {
  const content = Array.from({ length: WORDS / WORDS_OF_A_PARAGRAPH }, (_, index) => {
    const from = (index * WORDS_OF_A_PARAGRAPH) % Math.max(1, texts.length - WORDS_OF_A_PARAGRAPH);
    const text = texts.slice(from, from + WORDS_OF_A_PARAGRAPH).join(' ');
    return { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] };
  });
  return { type: 'doc', content };
}

/** Two to four syllables from all over the texts, and a shorter variant. */
function rulesFrom(texts: readonly string[], count: number): LinkRule[] {
  return Array.from({ length: count }, (_, index) => {
    const at = (index * 7_919) % (texts.length - 4);
    const id = String(index + 1);
    return {
      id,
      keyword: texts.slice(at, at + 2 + (index % 3)).join(' '),
      variants: [texts.slice(at + 1, at + 3).join(' ')],
      exclusions: [],
      target: { type: 'tag', id, url: '' },
      title: '',
      maxPerPost: 1,
      priority: 50,
      openNewTab: false,
      nofollow: false,
      scope: [],
      startTime: null,
      endTime: null,
      isOn: true,
    };
  });
}

function measure(rules: readonly LinkRule[], content: ArticleDocument) {
  const begin = performance.now();
  const automaton = new KeywordAutomaton(rules);
  const compile = performance.now() - begin;
  const words = { title: '', excerpt: '', content };
  const delivered = timed(() => {
    withPlacedLinks(content, placeLinks(scanPost(automaton, words), PLACING));
  });
  let refused = 0;
  const explained = timed(() => {
    placeLinks(scanPost(automaton, words), { ...PLACING, refuse: () => (refused += 1) });
  });
  const hits = scanPost(automaton, words).hits.flat().length;
  return { compile, p50: at(delivered, 0.5), p99: at(delivered, 0.99), explained: at(explained, 0.5), hits };
}

function timed(run: () => void): number[] {
  for (let warm = 0; warm < ROUNDS / 4; warm += 1) run();
  return Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  }).sort((one, other) => one - other);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
