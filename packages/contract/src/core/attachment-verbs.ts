/** What can happen to the private files of a case. */
export const ATTACHMENT_VERBS = {
  addFile: { vi: 'Thêm tệp', en: 'File added' },
  openFile: { vi: 'Tải tệp về', en: 'File downloaded' },
  purgeFile: { vi: 'Xóa tệp hết hạn lưu', en: 'File removed when its time was over' },
  removeFile: { vi: 'Xóa tệp', en: 'File removed' },
} as const;
