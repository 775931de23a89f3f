import type { Language } from '../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;

// Verbs that several kinds of records share in the audit log.

export const CREATED: Text = { vi: 'Tạo mới', en: 'Created' };
export const CHANGED: Text = { vi: 'Sửa', en: 'Changed' };
const DELETED: Text = { vi: 'Xóa', en: 'Deleted' };
export const EXPORTED: Text = { vi: 'Xuất danh sách ra tệp', en: 'List exported to a file' };
export const CREATE_UPDATE_DELETE = { create: CREATED, update: CHANGED, delete: DELETED };
export const IMPORT_AND_UNDO = {
  import: { vi: 'Nhập từ nguồn khác', en: 'Imported' },
  undoImport: { vi: 'Hoàn tác việc nhập', en: 'Import undone' },
};
