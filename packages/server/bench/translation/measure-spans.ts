import { termIndex } from '@toasoan/contract/features/glossary/term-index.ts';
import { fromMarkup, toMarkup } from '#server/features/machine-translation/spans/markup.ts';
import { maskText } from '#server/features/machine-translation/spans/masked-text.ts';
import {
  aShuffledText,
  problemsOf,
  shufflingEngine,
} from '#server/features/machine-translation/test-support/a-shuffled-text.ts';
import type { Print } from '../bench-orders.ts';
import { most, type Verdict } from '../verdicts.ts';

const TEXTS = 10_000;
const SHOWN = 5;
const PAIR = { sourceLang: 'vi', targetLang: 'en' };

/** Texts by an engine that moves placeholders about: every figure, name, date, link, tag and shortcode is compared. */
export function measureSpans(print: Print): Verdict {
  const noTerms = termIndex([]);
  let spans = 0;
  let wrong = 0;
  const begin = performance.now();
  for (let seed = 0; seed < TEXTS; seed += 1) {
    const shuffled = aShuffledText(seed);
    const dialect = seed % 2 === 0 ? 'xml' : 'html';
    const masked = maskText(shuffled.text, PAIR, noTerms);
    const markup = toMarkup(masked, dialect, seed % 4 < 2);
    const translation = fromMarkup(shufflingEngine(markup, dialect, seed), masked, dialect);
    const problems = problemsOf(translation ?? '', shuffled);
    spans += shuffled.mustStand.length;
    if (problems.length === 0) continue;
    wrong += 1;
    if (wrong <= SHOWN) print(`${shuffled.text}: ${problems.join('; ')}`);
  }
  const time = ((performance.now() - begin) / 1000).toFixed(1);
  print(`${TEXTS} texts with ${spans} spans and tags by an engine that shuffles: ${wrong} wrong, ${time} s.`);
  return most(`texts of ${TEXTS} that lose a span`, wrong, 0);
}
