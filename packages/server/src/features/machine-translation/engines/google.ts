import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';
import * as z from 'zod/mini';
import type { EngineAdapter } from './engine-adapter.ts';
import { EngineError } from './engine-error.ts';
import { addressOf, checkedTexts, postJson, statusFailure } from './post-json.ts';

const LANGUAGES: Readonly<Record<string, string>> = { zh: 'zh-CN' };

const answer = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
});
const refusal = z.object({
  error: z.object({ errors: z._default(z.array(z.object({ reason: z._default(z.string(), '') })), []) }),
});

/** Google Cloud Translation v2: 128 texts a request; what has `translate="no"` is left as it is. */
export const google: EngineAdapter = {
  dialect: 'html',
  takesTerms: false,
  mostTexts: 128,
  mostChars: 5_000,
  async translate(net, { address, key }, { texts, pair, signal }) {
    const { status, data, waitSeconds } = await postJson(net, addressOf(address, '/language/translate/v2'), {
      // In a header: addresses are logged on their way.
      headers: { 'x-goog-api-key': key },
      body: {
        q: texts,
        source: LANGUAGES[pair.sourceLang] ?? pair.sourceLang,
        target: LANGUAGES[pair.targetLang] ?? pair.targetLang,
        format: 'html',
      },
      signal,
    });
    const failure = failureOf(status, data);
    if (failure !== undefined) throw new EngineError(failure, { waitSeconds });
    const read = answer.safeParse(data);
    if (!read.success) throw new EngineError('ANSWER', { isCharged: true });
    const translated = read.data.data.translations.map(({ translatedText }) => translatedText);
    return { texts: checkedTexts(translated, texts.length) };
  },
};

/** Google says 403 for a wrong key and for a quota alike; the reason tells them apart. */
function failureOf(status: number, data: unknown): EngineFailure | undefined {
  const usual = statusFailure(status);
  if (usual === undefined) return undefined;
  const read = refusal.safeParse(data);
  const reasons = read.success ? read.data.error.errors.map(({ reason }) => reason) : [];
  if (reasons.some((reason) => /^(dailyLimitExceeded|quotaExceeded|billing)/.test(reason))) return 'QUOTA';
  if (reasons.some((reason) => /RateLimitExceeded$|^rateLimitExceeded$/.test(reason))) return 'BUSY';
  if (reasons.some((reason) => /^(keyInvalid|keyExpired|accessNotConfigured|API_KEY_INVALID)$/.test(reason)))
    return 'KEY';
  return usual;
}
