/** Rules that can stand in the way of a change to a layout. */
export const LAYOUT_RULE_TEXTS = {
  CODE_TAKEN: { vi: 'Mã này đã có ở bố cục khác.', en: 'Another layout has this code.' },
  TOO_MANY_LAYOUTS: {
    vi: 'Dự án đã có {most} bố cục. Hãy xóa bố cục không còn dùng.',
    en: 'The project has {most} layouts already. Delete those that are no longer used.',
  },
  TARGET_UNKNOWN: {
    vi: 'Có chuyên mục hoặc trang đã chọn không còn trong dự án này.',
    en: 'A chosen category or page is no longer in this project.',
  },
  TEMPLATE_UNKNOWN: {
    vi: 'Có khối dùng mẫu nội dung không còn trong dự án này.',
    en: 'A block uses a content template that is no longer in this project.',
  },
  BLOCK_TWICE: { vi: 'Hai khối có cùng mã.', en: 'Two blocks have the same id.' },
  BLOCK_WITHOUT_CONTENT: {
    vi: 'Mỗi khối cần một mẫu nội dung hoặc thiết lập riêng, không cả hai.',
    en: 'A block needs a content template or settings of its own, not both.',
  },
  BLOCK_ENDS_BEFORE_START: {
    vi: 'Khối phải kết thúc sau khi bắt đầu.',
    en: 'A block must end after it starts.',
  },
  IS_PUBLISHED: {
    vi: 'Bố cục đang áp dụng. Hãy lưu trữ trước khi xóa.',
    en: 'The layout is published. Archive it before deleting it.',
  },
  IS_ARCHIVED: {
    vi: 'Bố cục đã lưu trữ. Hãy nhân bản để sửa tiếp.',
    en: 'The layout is archived. Duplicate it to go on.',
  },
  NOTHING_TO_PUBLISH: {
    vi: 'Bố cục chưa có khối nào hiện ra.',
    en: 'The layout shows no block yet.',
  },
  KIND_IS_SHOWN: {
    vi: 'Bố cục đang áp dụng. Hãy nhân bản để dùng cho loại trang khác.',
    en: 'The layout is published. Duplicate it for another kind of page.',
  },
  IS_SCHEDULED: {
    vi: 'Bố cục đã hẹn giờ áp dụng. Chỉ người được áp dụng mới sửa được.',
    en: 'The layout is scheduled. Only people who may publish layouts change it now.',
  },
  TIME_IS_PAST: { vi: 'Giờ áp dụng đã qua.', en: 'The time has passed.' },
} as const;
