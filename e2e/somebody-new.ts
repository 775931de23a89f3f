import type { APIRequestContext } from '@playwright/test';
import { type Account, ask, tokenOf } from './enter.ts';

interface Wanted {
  readonly displayName: string;
  readonly email: string;
  readonly role: 'EDITOR' | 'AUTHOR';
}

/** A new person of the main project. No other journey uses the account, so a journey may change it. */
export async function somebodyNew(request: APIRequestContext, wanted: Wanted): Promise<Account> {
  const token = await tokenOf(request, 'superAdmin');
  const person = { ...wanted, projects: ['1'] };
  const { inviteUrl } = await ask<{ inviteUrl: string }>(request, token, 'post', 'user/create', person);
  const secret = /[\w-]+$/.exec(inviteUrl)?.[0];
  const { email } = wanted;
  const password = `mật khẩu của ${email}`;
  await ask(request, token, 'post', 'user/setPassword', { secret, password });
  return { email, password };
}
