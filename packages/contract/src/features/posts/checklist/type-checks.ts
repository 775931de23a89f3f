import type { PostCheck, PostCheckFacts } from './check-facts.ts';

const is = ({ details }: PostCheckFacts, type: string) => details.postType === type;
const FEWEST_OPTIONS = 2;
const FEWEST_PHOTOS = 3;
const INFOGRAPHIC_WIDTH = 1_000;

/** What each type needs beyond every post. */
export const TYPE_CHECKS: readonly PostCheck[] = [
  {
    code: 'VIDEO_REQUIRED',
    field: 'video',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => {
      const { address = '', mediaId = null } = facts.details.video ?? {};
      return !is(facts, 'VIDEO') || (address !== '') !== (mediaId !== null);
    },
    text: {
      vi: 'Bài video cần có một video: đường dẫn hoặc tệp trong thư viện.',
      en: 'A video post needs one video: an address or a file of the library.',
    },
  },
  {
    code: 'PHOTOS_FEW',
    field: 'gallery',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => !is(facts, 'PHOTO_STORY') || facts.details.gallery.length >= FEWEST_PHOTOS,
    text: { vi: 'Phóng sự ảnh cần ít nhất 3 ảnh.', en: 'A photo story needs at least 3 photos.' },
  },
  {
    code: 'PHOTO_CAPTION_REQUIRED',
    field: 'gallery',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) =>
      !is(facts, 'PHOTO_STORY') || facts.details.gallery.every(({ caption }) => caption !== ''),
    text: {
      vi: 'Mỗi ảnh của phóng sự ảnh cần chú thích.',
      en: 'Each photo of a photo story needs a caption.',
    },
  },
  {
    code: 'AUDIO_REQUIRED',
    field: 'audio',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => !is(facts, 'PODCAST') || facts.details.audio !== null,
    text: { vi: 'Podcast cần có tệp âm thanh.', en: 'A podcast needs its sound.' },
  },
  {
    code: 'INFOGRAPHIC_REQUIRED',
    field: 'infographic',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => !is(facts, 'INFOGRAPHIC') || facts.details.infographic !== null,
    text: { vi: 'Bài infographic cần có hình.', en: 'An infographic needs its picture.' },
  },
  {
    code: 'INFOGRAPHIC_TEXT_REQUIRED',
    field: 'infographic',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => !is(facts, 'INFOGRAPHIC') || facts.details.infographic?.text !== '',
    text: {
      vi: 'Infographic cần nội dung bằng chữ cho người không xem được hình.',
      en: 'An infographic needs a text alternative.',
    },
  },
  {
    code: 'INFOGRAPHIC_SMALL',
    field: 'infographic',
    level: 'hard',
    isMet: (facts) => {
      const picture = facts.media.find(({ place }) => place === 'infographic')?.file?.picture ?? null;
      return !is(facts, 'INFOGRAPHIC') || picture === null || picture.width >= INFOGRAPHIC_WIDTH;
    },
    text: {
      vi: 'Hình infographic cần rộng ít nhất 1000 điểm ảnh.',
      en: 'The picture of an infographic is at least 1000 pixels wide.',
    },
  },
  {
    code: 'LIVE_ENTRY_REQUIRED',
    field: 'liveEntries',
    level: 'hard',
    isMet: (facts) => !is(facts, 'LIVE') || facts.details.liveEntries.length > 0 || facts.hasContent,
    text: { vi: 'Tường thuật cần ít nhất một mục.', en: 'A live blog needs at least one entry.' },
  },
  {
    code: 'POLL_REQUIRED',
    field: 'poll',
    level: 'hard',
    beforeSubmit: true,
    isMet: (facts) => {
      const { poll } = facts.details;
      if (!is(facts, 'QUIZ_POLL')) return true;
      const options = poll?.options.filter((option) => option.text !== '') ?? [];
      return poll !== null && poll.question !== '' && options.length >= FEWEST_OPTIONS;
    },
    text: {
      vi: 'Thăm dò cần câu hỏi và ít nhất hai lựa chọn.',
      en: 'A poll needs a question and at least two options.',
    },
  },
  {
    code: 'POLL_END_REQUIRED',
    field: 'poll',
    level: 'hard',
    isMet: (facts) => {
      const closeTime = facts.details.poll?.closeTime ?? null;
      return !is(facts, 'QUIZ_POLL') || (closeTime !== null && Date.parse(closeTime) > facts.publishAt);
    },
    text: {
      vi: 'Thăm dò cần thời điểm kết thúc sau khi xuất bản.',
      en: 'A poll closes some time after it is published.',
    },
  },
  {
    code: 'GUEST_REQUIRED',
    field: 'questions',
    level: 'hard',
    isMet: (facts) => !is(facts, 'QA') || (facts.details.questions?.guests.length ?? 0) > 0,
    text: { vi: 'Giao lưu cần ít nhất một khách mời.', en: 'A Q&A needs at least one guest.' },
  },
  {
    code: 'DOCUMENT_FACTS_REQUIRED',
    field: 'documentFacts',
    level: 'hard',
    isMet: (facts) => {
      const document = facts.details.documentFacts;
      if (!is(facts, 'DOCUMENT')) return true;
      return document !== null && [document.number, document.issuer, document.issuedDay].every(Boolean);
    },
    text: {
      vi: 'Văn bản cần số hiệu, nơi ban hành và ngày ban hành.',
      en: 'A document needs its number, issuer and day of issue.',
    },
  },
];
