/** What a person is told when a rule of pages stands in the way. */
export const PAGE_RULE_TEXTS = {
  MOVE_NOT_POSSIBLE: {
    vi: 'Trang đang ở trạng thái không cho phép thao tác này.',
    en: 'The page is in a state that does not allow this.',
  },
  IN_TRASH: {
    vi: 'Trang đang ở trong thùng rác. Hãy khôi phục trước khi sửa.',
    en: 'The page is in the trash. Restore it before you change it.',
  },
  PURGE_FORBIDDEN: {
    vi: 'Trang từng xuất bản không được xóa vĩnh viễn: phải lưu để kiểm tra.',
    en: 'A page that was public is never deleted permanently: it is kept for inspection.',
  },
  SLUG_RESERVED: {
    vi: 'Liên kết tĩnh này được hệ thống sử dụng.',
    en: 'The system uses this address itself.',
  },
  PATH_TOO_LONG: {
    vi: 'Địa chỉ đầy đủ của trang dài quá {max} ký tự. Hãy rút ngắn liên kết tĩnh.',
    en: 'The whole address of the page is longer than {max} characters. Shorten its slug.',
  },
  TOO_DEEP: {
    vi: 'Cây trang chỉ có tối đa {max} cấp.',
    en: 'The tree of pages has at most {max} levels.',
  },
  INSIDE_ITSELF: {
    vi: 'Không thể chuyển trang vào chính nó hoặc vào trang con của nó.',
    en: 'A page cannot move into itself or below itself.',
  },
  PARENT_GONE: {
    vi: 'Trang cha không còn, hoặc đang ở trong thùng rác.',
    en: 'The parent page is gone or in the trash.',
  },
  WRONG_NEIGHBOUR: {
    vi: 'Trang đứng sau không còn ở vị trí đó. Hãy tải lại cây trang.',
    en: 'The next page is not there any more. Reload the tree.',
  },
  HAS_CHILDREN: {
    vi: 'Trang còn {count} trang con. Hãy chuyển các trang con đi trước khi xóa.',
    en: 'The page still has {count} children. Move them before you delete it.',
  },
  TOO_MANY_PAGES: {
    vi: 'Một dự án có nhiều nhất {max} trang.',
    en: 'A project has at most {max} pages.',
  },
  TITLE_REQUIRED: { vi: 'Thiếu tên trang.', en: 'The name of the page is missing.' },
  CONTENT_REQUIRED: { vi: 'Trang chưa có nội dung.', en: 'The page has no text yet.' },
  COVER_UNUSABLE: {
    vi: 'Ảnh minh họa không còn dùng được: đã xóa, tạm ngừng hoặc không có quyền sử dụng.',
    en: 'The picture cannot be used: it is deleted, out of use or without rights.',
  },
  REVIEW_IN_PAST: {
    vi: 'Ngày rà soát tiếp phải sau hôm nay.',
    en: 'The next review must come after today.',
  },
} as const;
