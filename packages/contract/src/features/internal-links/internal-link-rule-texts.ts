/** Rules that can stand in the way of a change to an internal link. */
export const INTERNAL_LINK_RULE_TEXTS = {
  KEYWORD_TAKEN: {
    vi: 'Đã có từ khóa “{keyword}” khớp đúng những chữ này. Hãy sửa từ khóa đó, hoặc chọn chữ khác.',
    en: 'The keyword “{keyword}” matches the same words already. Change that one, or choose other words.',
  },
  EXCLUSION_WITHOUT_KEYWORD: {
    vi: 'Cụm loại trừ “{phrase}” không chứa từ khóa hay biến thể nào, nên không loại được gì. Hãy viết cả cụm, ví dụ “an ninh” cho từ khóa “an”.',
    en: 'The excluded phrase “{phrase}” holds neither the keyword nor a variant, so it excludes nothing. Write the whole phrase.',
  },
  TARGET_MISSING: {
    vi: 'Chưa chọn đích của liên kết. Hãy chọn trang mà từ khóa dẫn đến.',
    en: 'The link has no target yet. Choose the page that the keyword leads to.',
  },
  TARGET_UNKNOWN: {
    vi: 'Đích của liên kết không có trong dự án này. Hãy chọn lại.',
    en: 'The target of the link is not in this project. Choose another one.',
  },
  ANOTHER_SITE: {
    vi: 'Địa chỉ phải thuộc trang của dự án: bắt đầu bằng “/”, hoặc bằng một tên miền của dự án.',
    en: 'The address must be on the site of the project: begin with “/”, or with one of its domains.',
  },
  SCOPE_UNKNOWN: {
    vi: 'Có chuyên mục không thuộc dự án này. Hãy chọn lại phạm vi áp dụng.',
    en: 'A category is not in this project. Choose the scope again.',
  },
  ENDS_BEFORE_START: {
    vi: 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
    en: 'The end must come after the start.',
  },
  TOO_MANY_KEYWORDS: {
    vi: 'Dự án đã có {most} từ khóa, là số nhiều nhất. Hãy xóa từ khóa không dùng trước khi thêm.',
    en: 'The project has {most} keywords, which is the most. Delete unused ones before adding more.',
  },
} as const;
