/** The audit's words for internal links: see `audit-kinds.ts`. */
export const INTERNAL_LINK_KIND = {
  text: { vi: 'Liên kết nội bộ', en: 'Internal link' },
  activity: 'all',
  verbs: {
    create: { vi: 'Tạo mới', en: 'Created' },
    update: { vi: 'Sửa', en: 'Changed' },
    delete: { vi: 'Xóa', en: 'Deleted' },
    switchOff: { vi: 'Tắt liên kết nội bộ trong một bài', en: 'Internal links of a post turned off' },
    switchOn: { vi: 'Bật lại liên kết nội bộ trong một bài', en: 'Internal links of a post turned on again' },
  },
} as const;
