import type { SeedAccount } from './first-accounts.ts';

export interface AccountNotice {
  readonly account: SeedAccount;
  /** Told only when it was chosen by the machine; else the name of the setting that gave it. */
  readonly password: { readonly random: string } | { readonly setting: string };
}

/** How to sign in for the first time, as the start prints it. Random passwords are told here and nowhere else. */
export function signInNotice(notices: readonly AccountNotice[]): string {
  const width = Math.max(...notices.map(({ account }) => account.email.length));
  const lines = notices
    .filter(({ account }) => account.status === 'ENABLE')
    .map(({ account, password }) => {
      const secret = 'random' in password ? password.random : `(mật khẩu đặt trong ${password.setting})`;
      return `  ${account.email.padEnd(width)}  ${secret}  ${account.displayName}, ${account.role}`;
    });
  const isRandom = notices.some(({ password }) => 'random' in password);
  return [
    'Đăng nhập lần đầu bằng email và mật khẩu:',
    ...lines,
    ...(isRandom ? ['Mật khẩu ngẫu nhiên chỉ hiện một lần này. Hãy lưu lại ngay.'] : []),
  ].join('\n');
}
