/** Rules that can stand in the way of a change to a tag. */
export const TAG_RULE_TEXTS = {
  TAG_IN_USE: {
    vi: 'Thẻ đang gắn với {count} bài viết. Hãy gộp thẻ này vào thẻ khác thay vì xóa.',
    en: 'This tag is on {count} posts. Merge it into another tag instead of deleting it.',
  },
  MERGE_INTO_ITSELF: {
    vi: 'Không thể gộp một thẻ vào chính nó.',
    en: 'A tag cannot be merged into itself.',
  },
  TOO_MANY_ALIASES: {
    vi: 'Sau khi gộp, thẻ sẽ có quá 20 tên gọi khác. Hãy bỏ bớt tên gọi khác rồi gộp lại.',
    en: 'After merging, the tag would have more than 20 aliases. Remove some aliases, then merge again.',
  },
} as const;
