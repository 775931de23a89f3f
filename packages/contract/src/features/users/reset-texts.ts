import type { Language } from '../../vocabulary/language.ts';

/** What was changed about the sign-in of an account, before the reason. */
export const RESET_TEXTS = {
  password: { vi: 'Đặt lại mật khẩu', en: 'Password reset' },
  secondFactor: { vi: 'Tắt xác thực hai lớp', en: 'Two-factor sign-in turned off' },
  sessions: { vi: 'Kết thúc mọi phiên đăng nhập', en: 'All sessions ended' },
  email: { vi: 'Đổi email đăng nhập', en: 'E-mail changed' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
