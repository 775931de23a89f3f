import type { Language } from '../../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;

/** Kinds of records that the audit tells of. */
export const AUDIT_ENTITY_TEXTS = {
  post: { vi: 'Bài viết', en: 'Post' },
  category: { vi: 'Chuyên mục', en: 'Category' },
  tag: { vi: 'Thẻ', en: 'Tag' },
  user: { vi: 'Tài khoản', en: 'Account' },
  session: { vi: 'Phiên đăng nhập', en: 'Session' },
  project: { vi: 'Dự án', en: 'Project' },
  import: { vi: 'Lượt nhập dữ liệu', en: 'Import run' },
} as const satisfies Readonly<Record<string, Text>>;

export type AuditEntity = keyof typeof AUDIT_ENTITY_TEXTS;
export const AUDIT_ENTITIES = Object.keys(AUDIT_ENTITY_TEXTS) as [AuditEntity, ...AuditEntity[]];

const CREATED: Text = { vi: 'Tạo mới', en: 'Created' };
const CHANGED: Text = { vi: 'Sửa', en: 'Changed' };
const DELETED: Text = { vi: 'Xóa', en: 'Deleted' };
const IMPORTED: Text = { vi: 'Nhập từ nguồn khác', en: 'Imported' };
const IMPORT_UNDONE: Text = { vi: 'Hoàn tác việc nhập', en: 'Import undone' };

/** Thing and verb of everything the product writes down. */
export const AUDIT_ACTION_TEXTS = {
  'post.create': CREATED,
  'post.update': CHANGED,
  'post.publish': { vi: 'Xuất bản', en: 'Published' },
  'post.unpublish': { vi: 'Hạ bài', en: 'Unpublished' },
  'post.delete': { vi: 'Chuyển vào thùng rác', en: 'Moved to the trash' },
  'post.restore': { vi: 'Khôi phục', en: 'Restored' },
  'post.import': IMPORTED,
  'post.undoImport': IMPORT_UNDONE,
  'category.create': CREATED,
  'category.update': CHANGED,
  'category.move': { vi: 'Di chuyển', en: 'Moved' },
  'category.delete': DELETED,
  'category.import': IMPORTED,
  'category.undoImport': IMPORT_UNDONE,
  'tag.create': CREATED,
  'tag.update': CHANGED,
  'tag.merge': { vi: 'Gộp vào thẻ khác', en: 'Merged into another tag' },
  'tag.delete': DELETED,
  'tag.import': IMPORTED,
  'tag.undoImport': IMPORT_UNDONE,
  'user.create': CREATED,
  'user.update': CHANGED,
  'user.tick': { vi: 'Đổi tích xanh', en: 'Verified tick changed' },
  'user.delete': DELETED,
  'user.resetPassword': { vi: 'Cấp liên kết đặt mật khẩu', en: 'Link for a new password made' },
  'user.resetSecondFactor': { vi: 'Tắt hộ xác thực hai lớp', en: 'Two-factor turned off for the person' },
  'user.updateProfile': { vi: 'Sửa hồ sơ cá nhân', en: 'Own profile changed' },
  'user.changePassword': { vi: 'Đổi mật khẩu', en: 'Password changed' },
  'user.wrongPassword': { vi: 'Nhập sai mật khẩu hiện tại', en: 'Wrong current password' },
  'user.setPassword': { vi: 'Đặt mật khẩu qua liên kết', en: 'Password chosen by link' },
  'user.linkRefused': { vi: 'Liên kết đặt mật khẩu bị từ chối', en: 'Password link refused' },
  'user.resetAdmin': {
    vi: 'Cấp lại quản trị hệ thống trên máy chủ',
    en: 'Administrator reset on the machine',
  },
  'totp.begin': { vi: 'Bắt đầu bật xác thực hai lớp', en: 'Two-factor set-up begun' },
  'totp.enable': { vi: 'Bật xác thực hai lớp', en: 'Two-factor turned on' },
  'totp.disable': { vi: 'Tắt xác thực hai lớp', en: 'Two-factor turned off' },
  'totp.renewCodes': { vi: 'Tạo lại mã khôi phục', en: 'Recovery codes renewed' },
  'totp.wrongCode': { vi: 'Nhập sai mã xác thực', en: 'Wrong code' },
  'totp.codeUsed': { vi: 'Dùng mã khôi phục', en: 'Recovery code used' },
  'session.signIn': { vi: 'Đăng nhập', en: 'Signed in' },
  'session.firstStep': { vi: 'Qua bước mật khẩu', en: 'Passed the password step' },
  'session.codeFailed': { vi: 'Sai mã ở bước hai', en: 'Wrong code at the second step' },
  'session.signInFailed': { vi: 'Đăng nhập không thành công', en: 'Sign-in failed' },
  'session.signInRefused': { vi: 'Bị từ chối đăng nhập', en: 'Sign-in refused' },
  'session.signOut': { vi: 'Đăng xuất', en: 'Signed out' },
  'session.end': { vi: 'Kết thúc một phiên', en: 'Session ended' },
  'session.endOthers': { vi: 'Kết thúc các phiên khác', en: 'Other sessions ended' },
  'project.create': CREATED,
  'project.update': CHANGED,
  'project.archive': { vi: 'Lưu trữ', en: 'Archived' },
  'project.restore': { vi: 'Đưa ra khỏi lưu trữ', en: 'Taken out of the archive' },
  'import.run': { vi: 'Nhập dữ liệu', en: 'Import done' },
  'import.undo': { vi: 'Hoàn tác lượt nhập', en: 'Import run undone' },
} as const satisfies Readonly<Record<string, Text>>;

export type AuditAction = keyof typeof AUDIT_ACTION_TEXTS;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_TEXTS) as [AuditAction, ...AuditAction[]];
