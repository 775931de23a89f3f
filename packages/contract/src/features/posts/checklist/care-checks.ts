import type { PostCheck, PostCheckFacts } from './check-facts.ts';

const HOUR = 3_600_000;
const isFrom = ({ details }: PostCheckFacts, ...origins: readonly string[]) =>
  origins.includes(details.origin);
const isFlagged = ({ details }: PostCheckFacts, flag: string) =>
  (details.sensitiveFlags as readonly string[]).includes(flag);
const isNews = ({ details }: PostCheckFacts) => ['NEWS', 'REPORT', 'REPORTAGE'].includes(details.genre);

/** Checks that need care: words, sources, sensitive matters, times. */
export const CARE_CHECKS: readonly PostCheck[] = [
  {
    code: 'BANNED_WORDS',
    field: 'bannedWordsReason',
    level: 'required',
    isMet: ({ bannedWords, details }) => bannedWords.length === 0 || details.bannedWordsReason !== '',
    found: ({ bannedWords }) => bannedWords.join(', '),
    text: {
      vi: 'Có từ cấm: {found}. Hãy bỏ đi, hoặc ghi lý do giữ lại.',
      en: 'Banned words: {found}. Take them out, or say why they stay.',
    },
  },
  {
    code: 'SUSPECT_WORDS',
    field: 'content',
    level: 'recommended',
    isMet: ({ suspectWords }) => suspectWords.length === 0,
    found: ({ suspectWords }) => suspectWords.join(', '),
    text: { vi: 'Từ cần xem lại: {found}.', en: 'Words to look at again: {found}.' },
  },
  {
    code: 'CHILD_NOTE',
    field: 'internalNote',
    level: 'required',
    isMet: (facts) => !isFlagged(facts, 'CHILD') || facts.details.internalNote !== '',
    text: {
      vi: 'Bài có trẻ em: ghi chú nội bộ đã xin phép ai, bảo vệ danh tính thế nào.',
      en: 'A child is in it: note who consented and how the child is protected.',
    },
  },
  {
    code: 'ADVERTORIAL_LABEL',
    field: 'isSponsored',
    level: 'required',
    isMet: (facts) => !isFlagged(facts, 'ADVERTORIAL') || facts.details.isSponsored,
    text: {
      vi: 'Bài quảng cáo phải gắn nhãn bài tài trợ.',
      en: 'An advertorial carries the label of a sponsored post.',
    },
  },
  {
    code: 'AI_USE_UNTOLD',
    field: 'aiUsage',
    level: 'recommended',
    isMet: (facts) => !isFrom(facts, 'TRANSLATED') || facts.details.aiUsage !== 'NONE',
    text: {
      vi: 'Bài dịch: hãy nói rõ có dùng máy dịch hay AI không.',
      en: 'A translation: say whether a machine helped with it.',
    },
  },
  {
    code: 'AI_GENERATED_NOTE',
    field: 'internalNote',
    level: 'recommended',
    isMet: ({ details }) => details.aiUsage !== 'GENERATED' || details.internalNote !== '',
    text: {
      vi: 'Bài do AI tạo: ghi chú nội bộ ai đã kiểm tra, kiểm tra những gì.',
      en: 'Written by AI: note who verified it and what was verified.',
    },
  },
  {
    code: 'SOURCE_LINK_MISSING',
    field: 'sourceUrl',
    level: 'recommended',
    isMet: (facts) => !isFrom(facts, 'SYNDICATED', 'TRANSLATED') || facts.details.sourceUrl !== '',
    text: { vi: 'Thiếu đường dẫn bài gốc.', en: 'The address of the original is missing.' },
  },
  {
    code: 'SOURCE_AUTHOR_MISSING',
    field: 'sourceAuthor',
    level: 'off',
    isMet: (facts) => isFrom(facts, 'ORIGINAL', 'COMPILED') || facts.details.sourceAuthor !== '',
    text: { vi: 'Thiếu tác giả của bài gốc.', en: 'The author of the original is missing.' },
  },
  {
    code: 'SOURCE_TIME_AHEAD',
    field: 'sourcePublishedTime',
    level: 'required',
    isMet: ({ details, publishAt }) =>
      details.sourcePublishedTime === null || Date.parse(details.sourcePublishedTime) <= publishAt,
    text: {
      vi: 'Nguồn đăng sau giờ xuất bản của mình: hãy xem lại thời điểm.',
      en: 'The source would publish it after us: look at that time again.',
    },
  },
  {
    code: 'PRESS_RELEASE_SOURCE',
    field: 'sourceName',
    level: 'recommended',
    isMet: ({ details }) => details.genre !== 'PRESS_RELEASE' || details.sourceName !== '',
    text: { vi: 'Thông cáo cần ghi cơ quan phát hành.', en: 'A press release names who issued it.' },
  },
  {
    code: 'DATELINE_MISSING',
    field: 'dateline',
    level: 'off',
    isMet: (facts) => !isNews(facts) || facts.details.dateline !== '',
    text: { vi: 'Tin, phản ánh, phóng sự cần địa danh.', en: 'News and reports need a dateline.' },
  },
  {
    code: 'EXPIRES_SOON',
    field: 'expireTime',
    level: 'recommended',
    figure: { plain: 24, least: 1, most: 720 },
    isMet: ({ details, publishAt }, _, figure) =>
      details.expireTime === null || Date.parse(details.expireTime) >= publishAt + figure * HOUR,
    text: {
      vi: 'Bài hết hạn trong vòng {figure} giờ sau khi xuất bản.',
      en: 'It expires within {figure} hours of its publication.',
    },
  },
];
