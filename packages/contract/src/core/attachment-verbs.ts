/** What can happen to the private files of a case. */
export const ATTACHMENT_VERBS = {
  addFile: { vi: 'Thêm tệp', en: 'File added' },
  openFile: { vi: 'Tải tệp về', en: 'File downloaded' },
  removeFile: { vi: 'Xóa tệp', en: 'File removed' },
} as const;
