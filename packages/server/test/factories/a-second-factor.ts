import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { generateSync } from 'otplib';
import type { TestServer } from '../test-server.ts';

interface TestSecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that the person's authenticator app shows at a time. */
export function codeAt(secret: string, time: Date): string {
  return generateSync({ secret, epoch: Math.floor(time.getTime() / 1000) });
}

/** Turns the second factor on as a person does, which uses up the code of `time`. */
export async function turnOnSecondFactor(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
  time: Date,
): Promise<TestSecondFactor> {
  const { secret } = await server.ask(profileEndpoints.totpGet, { headers });
  const otp = codeAt(secret, time);
  const { recoveryCodes } = await server.ask(profileEndpoints.totpEnable, { headers, body: { otp } });
  return { secret, recoveryCodes };
}
