import type { Language } from '../vocabulary/language.ts';
import type { AreaKey } from './area-rules.ts';

/** What people call the areas: where rights are explained and in the record of refused calls. */
export const AREA_TEXTS: Readonly<Record<AreaKey, Readonly<Record<Language, string>>>> = {
  projects: { vi: 'Danh sách dự án', en: 'List of projects' },
  'project-detail': { vi: 'Thông tin một dự án', en: 'Details of a project' },
  'project-edit': { vi: 'Sửa dự án', en: 'Editing a project' },
  'project-admin': { vi: 'Tạo và lưu trữ dự án', en: 'Creating and archiving projects' },
  'correction-requests': { vi: 'Yêu cầu cải chính', en: 'Correction requests' },
  'view-as': { vi: 'Xem như người khác', en: 'Viewing as another person' },
  'sign-in-rules': { vi: 'Quy định đăng nhập của tòa soạn', en: 'Rules of the sign-in' },
  'project-view': { vi: 'Thông tin dự án', en: 'Project page' },
  'audit-log': { vi: 'Nhật ký của dự án', en: 'Log of the project' },
  'system-log': { vi: 'Nhật ký toàn hệ thống', en: 'Log of the whole system' },
  dashboard: { vi: 'Bảng tin', en: 'Dashboard' },
  profile: { vi: 'Hồ sơ cá nhân', en: 'Profile' },
  posts: { vi: 'Bài viết', en: 'Posts' },
  takedowns: { vi: 'Hồ sơ gỡ bài', en: 'Takedown cases' },
  corrections: { vi: 'Sổ cải chính', en: 'Ledger of corrections' },
  royalties: { vi: 'Nhuận bút', en: 'Royalties' },
  'post-settings': { vi: 'Quy tắc xuất bản', en: 'Publishing rules' },
  events: { vi: 'Sự kiện', en: 'Events' },
  media: { vi: 'Thư viện', en: 'Library' },
  categories: { vi: 'Chuyên mục', en: 'Categories' },
  tags: { vi: 'Thẻ', en: 'Tags' },
  users: { vi: 'Nhóm tài khoản', en: 'Accounts group' },
  'user-accounts': { vi: 'Tài khoản người dùng', en: 'User accounts' },
  'people-picker': { vi: 'Chọn người', en: 'Choosing people' },
  'saved-views': { vi: 'Góc nhìn', en: 'Saved views' },
};
