import { sharedWords } from '@toasoan/contract/features/crawler-review/compare-paragraphs.ts';
import type { OriginState } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Below it, words were changed and not only a count of readers or a mistyped letter. */
const UNCHANGED = 0.985;
/** How papers name a correction, without marks. */
const CORRECTION = /\b(thong tin )?(cai chinh|dinh chinh|xin loi ban doc)\b/;

interface Words {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What an original says now against what was taken over. */
export function judgeOrigin(
  taken: Words,
  now: Pick<ExtractedPage, 'title' | 'sapo' | 'contentText'>,
): OriginState {
  const words = [now.sapo, ...now.contentText.split('\n')].filter(Boolean);
  if (words.length === 0) return 'SAME';
  const was = foldVietnamese([taken.title, ...taken.paragraphs].join('\n'));
  const is = foldVietnamese([now.title, ...words].join('\n'));
  if (CORRECTION.test(is) && !CORRECTION.test(was)) return 'CORRECTED';
  const figures = figuresOf(was) === figuresOf(is);
  const alike = Math.min(sharedWords(taken.paragraphs, words), sharedWords(words, taken.paragraphs));
  const isSame = foldVietnamese(taken.title) === foldVietnamese(now.title) && figures && alike >= UNCHANGED;
  return isSame ? 'SAME' : 'CHANGED';
}

/** A changed figure is a changed story, however small. */
const figuresOf = (text: string) => (text.match(/\d[\d.,]*\d|\d/g) ?? []).sort().join(' ');
