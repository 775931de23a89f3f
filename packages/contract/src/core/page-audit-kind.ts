/** What the audit log says about static pages. */
export const PAGE_AUDIT_KIND = {
  text: { vi: 'Trang tĩnh', en: 'Page' },
  activity: 'all',
  verbs: {
    create: { vi: 'Tạo mới', en: 'Created' },
    update: { vi: 'Sửa', en: 'Changed' },
    takeOver: { vi: 'Chiếm quyền sửa', en: 'Editing taken over' },
    move: { vi: 'Di chuyển', en: 'Moved' },
    publish: { vi: 'Xuất bản', en: 'Published' },
    undoPublish: { vi: 'Hoàn tác xuất bản', en: 'Publication undone' },
    unpublish: { vi: 'Hạ trang', en: 'Unpublished' },
    review: { vi: 'Rà soát', en: 'Reviewed' },
    restoreVersion: { vi: 'Khôi phục phiên bản', en: 'Version restored' },
    purge: { vi: 'Xóa vĩnh viễn', en: 'Removed for good' },
    delete: { vi: 'Chuyển vào thùng rác', en: 'Moved to the trash' },
    restore: { vi: 'Khôi phục', en: 'Restored' },
  },
} as const;
