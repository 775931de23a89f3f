import type { Language } from '../../vocabulary/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log tells of content templates and the blocks of layouts. */
export const AUDIT_BLOCK_FIELD_TEXTS: Texts = {
  type: { vi: 'Loại khối', en: 'Block type' },
  heading: { vi: 'Tiêu đề khối', en: 'Heading' },
  subHeading: { vi: 'Dòng phụ', en: 'Second line' },
  headingLink: { vi: 'Liên kết của tiêu đề', en: 'Link of the heading' },
  sourceMode: { vi: 'Cách lấy tin', en: 'Source' },
  topicId: { vi: 'Chủ đề', en: 'Topic' },
  authorIds: { vi: 'Tác giả', en: 'Authors' },
  postTypes: { vi: 'Loại bài', en: 'Post types' },
  origins: { vi: 'Nguồn gốc bài', en: 'Origins' },
  days: { vi: 'Đăng trong số ngày', en: 'Published within days' },
  sort: { vi: 'Xếp theo', en: 'Order' },
  excludeShown: { vi: 'Bỏ tin đã hiện', en: 'Leaves out what is shown' },
  isRelated: { vi: 'Lấy bài liên quan', en: 'Related posts' },
  relatedMode: { vi: 'Cách lấy bài liên quan', en: 'Related mode' },
  relatedCategoryIds: { vi: 'Chuyên mục của bài liên quan', en: 'Categories of related posts' },
  provinceCodes: { vi: 'Tỉnh, thành', en: 'Provinces' },
  pinned: { vi: 'Ô ghim', en: 'Pinned slots' },
  limit: { vi: 'Số tin', en: 'Items' },
  offset: { vi: 'Bỏ qua', en: 'Skips' },
  view: { vi: 'Kiểu trình bày', en: 'View' },
  showExcerpt: { vi: 'Hiện sapo', en: 'Shows the summary' },
  showImage: { vi: 'Hiện ảnh', en: 'Shows the picture' },
  showCategory: { vi: 'Hiện chuyên mục', en: 'Shows the category' },
  showTime: { vi: 'Hiện giờ', en: 'Shows the time' },
  showAuthor: { vi: 'Hiện tác giả', en: 'Shows the author' },
  showCommentCount: { vi: 'Hiện số bình luận', en: 'Shows the comments' },
  minItems: { vi: 'Ít nhất số tin', en: 'At least items' },
  requireImage: { vi: 'Bỏ tin thiếu ảnh', en: 'Leaves out posts without pictures' },
  html: { vi: 'Mã HTML', en: 'HTML' },
  css: { vi: 'CSS', en: 'CSS' },
  cacheSeconds: { vi: 'Lưu đệm (giây)', en: 'Cache (seconds)' },
};
