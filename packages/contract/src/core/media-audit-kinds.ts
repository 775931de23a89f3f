import { CHANGED, CREATE_UPDATE_DELETE, IMPORT_AND_UNDO } from './audit-verbs.ts';

/** What the audit log says about the library. */
export const MEDIA_AUDIT_KINDS = {
  media: {
    text: { vi: 'Tệp thư viện', en: 'Library file' },
    activity: 'all',
    verbs: {
      create: { vi: 'Tải lên', en: 'Uploaded' },
      update: CHANGED,
      crop: { vi: 'Cắt ảnh', en: 'Cropped' },
      replace: { vi: 'Thay tệp', en: 'File replaced' },
      quarantine: { vi: 'Tạm ngừng sử dụng', en: 'Taken out of use' },
      release: { vi: 'Cho sử dụng lại', en: 'Given back' },
      retry: { vi: 'Xử lý lại', en: 'Looked at again' },
      expire: { vi: 'Hết hạn bản quyền', en: 'Rights ended' },
      recall: { vi: 'Thu hồi khỏi các nơi đang dùng', en: 'Recalled from where it was used' },
      undoRecall: { vi: 'Hoàn tác thu hồi', en: 'Recall undone' },
      download: { vi: 'Tải tệp gốc', en: 'Original downloaded' },
      delete: { vi: 'Chuyển vào thùng rác', en: 'Moved to the trash' },
      restore: { vi: 'Khôi phục', en: 'Restored' },
      purge: { vi: 'Xóa vĩnh viễn', en: 'Removed for good' },
      ...IMPORT_AND_UNDO,
    },
  },
  mediaFolder: {
    text: { vi: 'Thư mục', en: 'Folder' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
    },
  },
  mediaTemplate: {
    text: { vi: 'Mẫu siêu dữ liệu', en: 'Metadata template' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
    },
  },
  mediaCollection: {
    text: { vi: 'Bộ sưu tập', en: 'Collection' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
    },
  },
} as const;
