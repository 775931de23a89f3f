import type { Language } from '../vocabulary/language.ts';
import type { Role } from './role-names.ts';

/** Roles inside a sentence; the console's own labels match them. */
export const ROLE_TEXTS: Readonly<Record<Role, Readonly<Record<Language, string>>>> = {
  SUPPER_ADMIN: { vi: 'Quản trị hệ thống', en: 'System administrator' },
  ADMIN: { vi: 'Quản trị dự án', en: 'Project administrator' },
  EDITOR: { vi: 'Biên tập viên', en: 'Editor' },
  AUTHOR: { vi: 'Phóng viên', en: 'Reporter' },
};
