import type { Language } from '../../vocabulary/language.ts';
import type { PageField } from '../extraction/template-definition.ts';

export const PAGE_FIELD_TEXTS: Readonly<Record<PageField, Readonly<Record<Language, string>>>> = {
  title: { vi: 'Tiêu đề', en: 'Headline' },
  sapo: { vi: 'Sapo', en: 'Standfirst' },
  content: { vi: 'Nội dung', en: 'Body' },
  author: { vi: 'Tác giả', en: 'Author' },
  publishedTime: { vi: 'Thời điểm đăng', en: 'Published' },
  category: { vi: 'Chuyên mục', en: 'Section' },
  tags: { vi: 'Thẻ', en: 'Tags' },
  cover: { vi: 'Ảnh đại diện', en: 'Cover' },
  coverCaption: { vi: 'Chú thích ảnh đại diện', en: 'Caption of the cover' },
  keywords: { vi: 'Từ khóa', en: 'Keywords' },
  sourceName: { vi: 'Tên nguồn tin', en: 'Name of the source' },
};
