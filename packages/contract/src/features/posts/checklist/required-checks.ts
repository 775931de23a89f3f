import type { PostCheck, PostCheckFacts } from './check-facts.ts';

const BRIEF_WORDS = 300;
const MINUTE = 60_000;

const isFrom =
  (...origins: readonly string[]) =>
  ({ details }: PostCheckFacts) =>
    origins.includes(details.origin);
const isCrawled = isFrom('CRAWLED');
const isOriginal = isFrom('ORIGINAL');
/** Types whose body may be empty, because other content is the work. */
const WITHOUT_BODY = [
  'PHOTO_STORY',
  'VIDEO',
  'PODCAST',
  'INFOGRAPHIC',
  'LIVE',
  'QA',
  'QUIZ_POLL',
  'DOCUMENT',
];
const is = ({ details }: PostCheckFacts, type: string) => details.postType === type;

/** What every post needs. */
export const REQUIRED_CHECKS: readonly PostCheck[] = [
  {
    code: 'TITLE_REQUIRED',
    field: 'title',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => facts.title !== '',
    text: { vi: 'Thiếu tiêu đề.', en: 'The headline is missing.' },
  },
  {
    code: 'EXCERPT_REQUIRED',
    field: 'excerpt',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => facts.excerpt !== '' || is(facts, 'BRIEF'),
    text: { vi: 'Thiếu sapo.', en: 'The standfirst is missing.' },
  },
  {
    code: 'CONTENT_REQUIRED',
    field: 'content',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => facts.hasContent || WITHOUT_BODY.includes(facts.details.postType),
    text: { vi: 'Thiếu nội dung bài.', en: 'The body is missing.' },
  },
  {
    code: 'CATEGORY_REQUIRED',
    field: 'mainCategoryId',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => facts.mainCategory !== 'none',
    text: { vi: 'Chưa chọn chuyên mục chính.', en: 'No main category is chosen.' },
  },
  {
    code: 'CATEGORY_DISABLED',
    field: 'mainCategoryId',
    level: 'hard',
    isMet: (facts) => facts.mainCategory !== 'disabled',
    text: { vi: 'Chuyên mục chính đang ngừng hoạt động.', en: 'The main category is disabled.' },
  },
  {
    code: 'BYLINE_REQUIRED',
    field: 'authors',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => facts.bylineCount > 0,
    text: { vi: 'Thiếu tên tác giả.', en: 'The byline is missing.' },
  },
  {
    code: 'SOURCE_REQUIRED',
    field: 'sourceName',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => isOriginal(facts) || facts.details.sourceName !== '',
    text: { vi: 'Bài không tự sản xuất cần ghi nguồn.', en: 'A text from elsewhere needs its source.' },
  },
  {
    code: 'SOURCE_URL_REQUIRED',
    field: 'sourceUrl',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => !isCrawled(facts) || facts.details.sourceUrl !== '',
    text: { vi: 'Thiếu đường dẫn bài gốc.', en: 'The address of the original is missing.' },
  },
  {
    code: 'SOURCE_TIME_REQUIRED',
    field: 'sourcePublishedTime',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => !isCrawled(facts) || facts.details.sourcePublishedTime !== null,
    text: { vi: 'Thiếu thời điểm nguồn đăng bài.', en: 'When the source published it is missing.' },
  },
  {
    code: 'MIN_DELAY',
    field: 'sourcePublishedTime',
    level: 'hard',
    isMet: (facts, { minDelayMinutes }) => {
      const { sourcePublishedTime: time } = facts.details;
      if (!isCrawled(facts) || time === null) return true;
      return facts.publishAt >= Date.parse(time) + minDelayMinutes * MINUTE;
    },
    text: {
      vi: 'Chưa đủ thời gian tối thiểu sau khi nguồn đăng bài.',
      en: 'The source published it too short a time ago.',
    },
  },
  {
    code: 'EMBARGO',
    field: 'embargoUntil',
    level: 'hard',
    isMet: ({ details, publishAt }) =>
      details.embargoUntil === null || publishAt >= Date.parse(details.embargoUntil),
    text: { vi: 'Bài chưa đến giờ được đăng.', en: 'The post is still under embargo.' },
  },
  {
    code: 'EXPIRES_BEFORE',
    field: 'expireTime',
    level: 'hard',
    isMet: ({ details, publishAt }) =>
      details.expireTime === null || Date.parse(details.expireTime) > publishAt,
    text: {
      vi: 'Thời điểm hết hạn phải sau thời điểm xuất bản.',
      en: 'It would expire before it is published.',
    },
  },
  {
    code: 'SPONSOR_REQUIRED',
    field: 'sponsorName',
    level: 'hard',
    isMet: ({ details }) => !details.isSponsored || details.sponsorName !== '',
    text: { vi: 'Bài tài trợ cần ghi tên đơn vị tài trợ.', en: 'A sponsored post names its sponsor.' },
  },
  {
    code: 'BRIEF_TOO_LONG',
    field: 'content',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => !is(facts, 'BRIEF') || facts.words <= BRIEF_WORDS,
    text: { vi: 'Tin vắn có nhiều nhất 300 chữ.', en: 'A brief has at most 300 words.' },
  },
];
