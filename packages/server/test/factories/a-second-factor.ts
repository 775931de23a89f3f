import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { generateSync } from 'otplib';
import type { TestServer } from '../test-server.ts';
import { quickHash } from './a-person.ts';

interface TestSecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that the person's authenticator app shows at a time. */
export function codeAt(secret: string, time: Date): string {
  return generateSync({ secret, epoch: Math.floor(time.getTime() / 1000) });
}

/** The password with which `turnOnSecondFactor` confirms, where a test gives its person none. */
const FACTOR_PASSWORD = 'mưa rào tháng bảy';

async function givePassword(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
  password: string,
): Promise<void> {
  const { user } = await server.ask(sessionEndpoints.me, { headers });
  await server.db
    .updateTable('users')
    .set({ password_hash: await quickHash(password) })
    .where('id', '=', user.userId)
    .where('password_hash', 'is', null)
    .execute();
}

/** Turns the second factor on as a person does, which uses up the code of `time`. */
export async function turnOnSecondFactor(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
  time: Date,
  password = FACTOR_PASSWORD,
): Promise<TestSecondFactor> {
  await givePassword(server, headers, password);
  const { secret } = await server.ask(profileEndpoints.totpGet, { headers, body: { password } });
  const otp = codeAt(secret, time);
  const { recoveryCodes } = await server.ask(profileEndpoints.totpEnable, { headers, body: { otp } });
  return { secret, recoveryCodes };
}
