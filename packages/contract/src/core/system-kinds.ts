import type { Language } from '../vocabulary/language.ts';
import { AUDIT_ACTIONS, type AuditAction } from './audit-kinds.ts';

/** What the log of the whole system is filtered by. */
export const SYSTEM_KIND_TEXTS = {
  signIn: { vi: 'Đăng nhập, đăng xuất', en: 'Signing in and out' },
  failed: { vi: 'Đăng nhập thất bại', en: 'Failed sign-ins' },
  secondFactor: { vi: 'Xác thực hai lớp', en: 'Two-factor' },
  password: { vi: 'Mật khẩu', en: 'Passwords' },
  profile: { vi: 'Hồ sơ cá nhân', en: 'Own profile' },
  accounts: { vi: 'Quản lý tài khoản', en: 'Managing accounts' },
  refused: { vi: 'Bị từ chối quyền', en: 'Not allowed' },
  exports: { vi: 'Xuất nhật ký', en: 'Exported logs' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type SystemKind = keyof typeof SYSTEM_KIND_TEXTS;
export const SYSTEM_KINDS = Object.keys(SYSTEM_KIND_TEXTS) as [SystemKind, ...SystemKind[]];

/** Attempts that did not open a session, or asked for a password or code in vain. */
const FAILED: readonly AuditAction[] = [
  'session.signInFailed',
  'session.signInRefused',
  'session.codeFailed',
  'refusal.lockedSignIn',
  'user.wrongPassword',
  'user.linkRefused',
  'totp.wrongCode',
];
const OTHERS: Partial<Record<AuditAction, SystemKind>> = {
  'refusal.call': 'refused',
  'user.resetSecondFactor': 'secondFactor',
  'user.signOut': 'signIn',
  'user.unlock': 'signIn',
  'user.updateProfile': 'profile',
};
const BY_SUBJECT: Readonly<Record<string, SystemKind>> = {
  session: 'signIn',
  totp: 'secondFactor',
  user: 'accounts',
  auditLog: 'exports',
};

/** Undefined for actions on other records. */
export function systemKindOf(action: AuditAction): SystemKind | undefined {
  if (FAILED.includes(action)) return 'failed';
  if (/^user\..*(Password|resetAdmin)/.test(action)) return 'password';
  return OTHERS[action] ?? BY_SUBJECT[action.slice(0, action.indexOf('.'))];
}

export function actionsOfKinds(kinds: readonly SystemKind[]): AuditAction[] {
  return AUDIT_ACTIONS.filter((action) => {
    const kind = systemKindOf(action);
    return kind !== undefined && kinds.includes(kind);
  });
}

/** A sign-in or code that failed: many of them at once are an alarm. */
export const SIGN_IN_FAILURES: readonly AuditAction[] = FAILED.slice(0, 4);
