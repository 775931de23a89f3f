/** Rules that can stand in the way of a change to a parser template. */
export const PARSER_TEMPLATE_RULE_TEXTS = {
  TOO_MANY_TEMPLATES: {
    vi: 'Dự án đã có {most} mẫu bóc tách. Hãy xóa mẫu không còn dùng.',
    en: 'The project has {most} templates already. Delete those that are no longer used.',
  },
  SOURCE_UNKNOWN: {
    vi: 'Có nguồn đã chọn không còn trong dự án này.',
    en: 'A chosen source is no longer in this project.',
  },
  NOTHING_PUBLISHED: {
    vi: 'Mẫu chưa có bản nào chạy được. Hãy bật một bản trong màn hình sửa trước.',
    en: 'The template has no version in use. Publish one first.',
  },
  NO_TEST_PAGES: {
    vi: 'Hãy thêm ít nhất một trang thử trước khi bật.',
    en: 'Add at least one test page before publishing.',
  },
  TOO_FEW_PASS: {
    vi: 'Chưa bật được bản {no}: đạt {passed}/{total} trang, cần ít nhất {needed}.',
    en: 'Version {no} cannot be published: it reads {passed} of {total} pages and needs at least {needed}.',
  },
  NOTHING_CHANGED: {
    vi: 'Bản nháp giống bản đang chạy nên không có gì để bật.',
    en: 'The draft is the same as the version in use.',
  },
  TOO_MANY_TEST_PAGES: {
    vi: 'Mẫu đã có {most} trang thử. Hãy bỏ bớt một trang.',
    en: 'The template has {most} test pages already. Remove one first.',
  },
  PAGE_NOT_REACHED: {
    vi: 'Không tải được trang này ({reason}).',
    en: 'The page could not be fetched ({reason}).',
  },
  PAGE_NOT_STORED: {
    vi: 'Trang này chưa được lưu. Hãy tải trang trước.',
    en: 'The page is not stored. Fetch it first.',
  },
  PAGE_UNREADABLE: {
    vi: 'Không đọc được trang này trong giới hạn cho phép.',
    en: 'The page could not be read within the limits.',
  },
  FOREIGN_PAGE: {
    vi: 'Trang thử phải thuộc một tên miền của nguồn dùng mẫu này.',
    en: 'A test page has to be on a domain of a source that uses the template.',
  },
  CONFIG_EMPTY: {
    vi: 'Không tìm thấy dòng cấu hình nào như “title: //h1”.',
    en: 'There is no line such as “title: //h1”.',
  },
  TEMPLATE_IN_USE: {
    vi: 'Mẫu đang bật và đọc {count} nguồn. Hãy tắt mẫu trước khi xóa.',
    en: 'The template is on and reads {count} sources. Switch it off before deleting it.',
  },
} as const;
