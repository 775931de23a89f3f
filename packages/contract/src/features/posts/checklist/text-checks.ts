import { countCodePoints } from '../../../core/text.ts';
import { foldVietnamese, wordsOf } from '../../../vocabulary/fold-vietnamese.ts';
import type { PostCheck, PostCheckFacts } from './check-facts.ts';

/** Types that are not mainly text. */
const OTHER_WORK = [
  'PHOTO_STORY',
  'VIDEO',
  'PODCAST',
  'INFOGRAPHIC',
  'LIVE',
  'QA',
  'QUIZ_POLL',
  'DOCUMENT',
  'CORRECTION',
];
const isText = ({ details }: PostCheckFacts) => !OTHER_WORK.includes(details.postType);
const letters = (text: string) => text.match(/\p{L}/gu) ?? [];

/** Abbreviations ("UBND TP.HCM") are allowed; a headline without any lower-case letter is not. */
function isShouted(title: string): boolean {
  const written = letters(title);
  return (
    title.split(/\s+/).length > 2 && written.length > 0 && written.every((one) => one !== one.toLowerCase())
  );
}

const folded = (text: string) => wordsOf(foldVietnamese(text)).join(' ');

/** Headline, standfirst and body: their lengths and readability. */
export const TEXT_CHECKS: readonly PostCheck[] = [
  {
    code: 'TITLE_LONG',
    field: 'title',
    level: 'recommended',
    figure: { plain: 110, least: 40, most: 250 },
    isMet: ({ title }, _, figure) => countCodePoints(title) <= figure,
    found: ({ title }) => countCodePoints(title),
    text: {
      vi: 'Tiêu đề dài {found} ký tự, nhiều nhất {figure}.',
      en: 'The headline has {found} characters, {figure} at most.',
    },
  },
  {
    code: 'TITLE_SHOUTED',
    field: 'title',
    level: 'recommended',
    isMet: ({ title }) => !isShouted(title),
    text: { vi: 'Tiêu đề viết hoa toàn bộ.', en: 'The headline is all in capitals.' },
  },
  {
    code: 'SHORT_TITLE_MISSING',
    field: 'shortTitle',
    level: 'off',
    figure: { plain: 75, least: 30, most: 250 },
    isMet: ({ title, details }, _, figure) => details.shortTitle !== '' || countCodePoints(title) <= figure,
    text: {
      vi: 'Tiêu đề dài hơn {figure} ký tự cần tít ngắn cho trang chủ.',
      en: 'A headline of more than {figure} characters needs a short one for front pages.',
    },
  },
  {
    code: 'EXCERPT_SHORT',
    field: 'excerpt',
    level: 'recommended',
    figure: { plain: 80, least: 1, most: 400 },
    isMet: ({ excerpt }, _, figure) => excerpt === '' || countCodePoints(excerpt) >= figure,
    found: ({ excerpt }) => countCodePoints(excerpt),
    text: {
      vi: 'Sapo có {found} ký tự, nên từ {figure}.',
      en: 'The standfirst has {found} characters; {figure} or more are better.',
    },
  },
  {
    code: 'EXCERPT_LONG',
    field: 'excerpt',
    level: 'recommended',
    figure: { plain: 300, least: 100, most: 500 },
    isMet: ({ excerpt }, _, figure) => countCodePoints(excerpt) <= figure,
    found: ({ excerpt }) => countCodePoints(excerpt),
    text: {
      vi: 'Sapo dài {found} ký tự, nhiều nhất {figure}.',
      en: 'The standfirst has {found} characters, {figure} at most.',
    },
  },
  {
    code: 'EXCERPT_REPEATS_TITLE',
    field: 'excerpt',
    level: 'recommended',
    isMet: ({ title, excerpt }) => title === '' || !folded(excerpt).startsWith(folded(title)),
    text: { vi: 'Sapo lặp lại tiêu đề.', en: 'The standfirst repeats the headline.' },
  },
  {
    code: 'WORDS_FEW',
    field: 'content',
    level: 'recommended',
    figure: { plain: 300, least: 1, most: 20_000, byType: { BRIEF: 30, LONGFORM: 1_500 } },
    isMet: (facts, _, figure) => !isText(facts) || facts.words === 0 || facts.words >= figure,
    found: ({ words }) => words,
    text: {
      vi: 'Bài có {found} chữ, nên từ {figure}.',
      en: 'The article has {found} words; {figure} or more are better.',
    },
  },
  {
    code: 'WORDS_MANY',
    field: 'content',
    level: 'off',
    figure: { plain: 3_000, least: 50, most: 50_000, byType: { LONGFORM: 15_000 } },
    isMet: (facts, _, figure) => facts.words <= figure,
    found: ({ words }) => words,
    text: {
      vi: 'Bài dài {found} chữ, nhiều nhất {figure}.',
      en: 'The text has {found} words, {figure} at most.',
    },
  },
  {
    code: 'SENTENCES_LONG',
    field: 'content',
    level: 'recommended',
    figure: { plain: 35, least: 15, most: 80 },
    isMet: (facts, _, figure) => facts.sentenceLength <= figure,
    found: (facts) => facts.sentenceLength,
    text: {
      vi: 'Câu dài, khó đọc: trung bình {found} chữ, nhiều nhất {figure}.',
      en: 'Sentences are long: {found} words on average, {figure} at most.',
    },
  },
  {
    code: 'HEADING_ORDER',
    field: 'content',
    level: 'recommended',
    isMet: ({ article }) => article.headingJumps === 0,
    found: ({ article }) => article.headingJumps,
    text: {
      vi: 'Tít xen nhảy cấp ({found} chỗ): sau tiêu đề bài là cấp 2, rồi mới đến cấp 3.',
      en: 'Headings skip a level ({found} times): under the headline comes level 2, then level 3.',
    },
  },
  {
    code: 'DUPLICATE',
    field: 'title',
    level: 'recommended',
    isAdviceOnly: true,
    figure: { plain: 80, least: 50, most: 100 },
    isMet: ({ duplicateOf }, _, figure) => duplicateOf === undefined || duplicateOf.score * 100 < figure,
    found: ({ duplicateOf }) => duplicateOf?.title ?? '',
    text: {
      vi: 'Giống từ {figure}% trở lên với bài “{found}”.',
      en: 'At least {figure}% like the post “{found}”.',
    },
  },
];
