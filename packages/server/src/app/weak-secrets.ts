import { isExampleSecret } from '#server/core/auth/example-secret.ts';
import { isGuessable } from '#server/core/auth/guessable-password.ts';

interface GivenSecrets {
  readonly NODE_ENV: string;
  readonly ADMIN_EMAIL: string;
  readonly ADMIN_PASSWORD?: string | undefined;
  readonly DEMO_PASSWORD?: string | undefined;
  readonly SECRET_KEY?: string | undefined;
  readonly SECRET_KEY_PREVIOUS?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
  readonly RECAPTCHA_SECRET?: string | undefined;
}

/** Google publishes it for tests: it confirms every captcha. */
const CAPTCHA_FOR_TESTS = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';

/**
 * Why the product may not start with these secrets; undefined: no reason. Examples are good enough on a developer's
 * machine, one's own e-mail as a password nowhere. SECRET_KEY_PREVIOUS may be weak: that is a reason to replace it.
 */
export function weakSecretIn(given: GivenSecrets): string | undefined {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = given;
  if (ADMIN_PASSWORD !== undefined && isSame(ADMIN_PASSWORD, ADMIN_EMAIL))
    return 'ADMIN_PASSWORD may not be ADMIN_EMAIL.';
  return given.NODE_ENV === 'production' ? weakInProduction(given) : undefined;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function weakInProduction(given: GivenSecrets): string | undefined {
  for (const name of ['SECRET_KEY', 'METRICS_TOKEN'] as const) {
    const secret = given[name];
    if (secret !== undefined && isExampleSecret(secret))
      return `${name} is an example or too regular to be secret: production needs a random one, as \`openssl rand -base64 48\` prints it.`;
  }
  const person = { email: given.ADMIN_EMAIL, username: '', displayName: '' };
  for (const name of ['ADMIN_PASSWORD', 'DEMO_PASSWORD'] as const) {
    const password = given[name];
    if (password !== undefined && isGuessable(password, person))
      return `${name} is among the first that attackers try: production needs another one.`;
  }
  if (given.RECAPTCHA_SECRET === CAPTCHA_FOR_TESTS)
    return "RECAPTCHA_SECRET is Google's key for tests, which lets everybody pass: production needs your own.";
  return undefined;
}
