import type { Language } from '../../vocabulary/language.ts';
import type { AutoAction, SourceLinkTarget } from './source-link.ts';

type Text = Readonly<Record<Language, string>>;

export const AUTO_ACTION_TEXTS: Readonly<Record<AutoAction, Text>> = {
  REVIEW: { vi: 'Chờ duyệt', en: 'To review' },
  DRAFT: { vi: 'Tạo bản nháp', en: 'Make a draft' },
  PUBLISH: { vi: 'Tự xuất bản', en: 'Publish by itself' },
};

export const SOURCE_LINK_TARGET_TEXTS: Readonly<Record<SourceLinkTarget, Text>> = {
  category: { vi: 'Chuyên mục', en: 'Category' },
  tag: { vi: 'Thẻ', en: 'Tag' },
  user: { vi: 'Tác giả', en: 'Author' },
};

/** Rules that can stand in the way of a change to a link of a source. */
export const SOURCE_LINK_RULE_TEXTS = {
  TOO_MANY_LINKS: {
    vi: 'Dự án đã có {most} liên kết nguồn. Hãy xóa liên kết không còn dùng.',
    en: 'The project has {most} source links already. Delete links that are no longer used.',
  },
  SOURCE_UNKNOWN: {
    vi: 'Nguồn đã chọn không còn trong dự án này.',
    en: 'The chosen source is no longer in this project.',
  },
  SECTION_OR_ADDRESS: {
    vi: 'Hãy chọn một chuyên mục nguồn hoặc ghi một đường dẫn, không ghi cả hai.',
    en: 'Choose a section of the source or give an address, not both.',
  },
  SECTION_UNKNOWN: {
    vi: 'Chuyên mục nguồn đã chọn không thuộc nguồn này.',
    en: 'The chosen section does not belong to this source.',
  },
  FOREIGN_ADDRESS: {
    vi: 'Đường dẫn phải thuộc một tên miền của nguồn.',
    en: 'The address has to be on one of the domains of the source.',
  },
  TARGET_UNKNOWN: {
    vi: 'Đích đã chọn không còn trong dự án này.',
    en: 'The chosen target is no longer in this project.',
  },
  TERM_UNKNOWN: {
    vi: 'Có chuyên mục hoặc thẻ đã chọn không còn trong dự án này.',
    en: 'A chosen category or tag is no longer in this project.',
  },
  AUTHOR_UNKNOWN: {
    vi: 'Bút danh đã chọn không phải tác giả của dự án này.',
    en: 'The chosen byline is no author of this project.',
  },
  WORD_ON_BOTH_SIDES: {
    vi: 'Từ khóa “{word}” vừa được nhận vừa bị loại.',
    en: 'The keyword “{word}” is both wanted and refused.',
  },
  LINK_TAKEN: {
    vi: 'Đã có liên kết đang bật từ nơi này đến cùng đích. Hãy sửa liên kết đó hoặc tắt nó.',
    en: 'A link from here to the same target is switched on already. Change that link or switch it off.',
  },
  PUBLISH_NEEDS_TRUST: {
    vi: 'Tự xuất bản cần nguồn có mức tin cậy 5, được phép tự xuất bản và thỏa thuận còn hiệu lực.',
    en: 'Publishing by itself needs a source with trust 5, leave to publish, and a valid agreement.',
  },
} as const;
