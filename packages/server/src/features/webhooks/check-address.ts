import { WEBHOOK_RULE_TEXTS } from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type FetchRefusal, FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';

const RULES: Partial<Record<FetchRefusal, keyof typeof WEBHOOK_RULE_TEXTS>> = {
  address: 'ADDRESS_INVALID',
  scheme: 'ADDRESS_NOT_HTTPS',
  userinfo: 'ADDRESS_LOGIN',
  port: 'ADDRESS_PORT',
  private: 'ADDRESS_PRIVATE',
};

/**
 * A name that is not found is accepted: it may exist tomorrow, and is checked whenever something is sent.
 * @throws RULES_NOT_MET: ADDRESS_…
 */
export async function checkWebhookAddress(
  { check }: Pick<SafeFetch, 'check'>,
  address: string,
): Promise<void> {
  try {
    await check(address, { httpsOnly: true });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    const rule = RULES[error.reason];
    if (rule !== undefined) throw ruleNotMet(WEBHOOK_RULE_TEXTS, rule, 'address');
  }
}
