import * as z from 'zod/mini';
import type { EngineAdapter } from './engine-adapter.ts';
import { EngineError } from './engine-error.ts';
import { addressOf, checkedTexts, postJson, statusFailure } from './post-json.ts';

const LANGUAGES: Readonly<Record<string, string>> = { zh: 'zh-Hans' };
const answer = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate, which many run themselves; its usual limit is 5,000 characters a request. */
export const libre: EngineAdapter = {
  dialect: 'html',
  takesTerms: false,
  mostTexts: 20,
  mostChars: 5_000,
  async translate(net, { address, key }, { texts, pair, signal }) {
    const { status, data, waitSeconds } = await postJson(net, addressOf(address, '/translate'), {
      body: {
        q: texts,
        source: LANGUAGES[pair.sourceLang] ?? pair.sourceLang,
        target: LANGUAGES[pair.targetLang] ?? pair.targetLang,
        format: 'html',
        ...(key !== '' && { api_key: key }),
      },
      signal,
    });
    const failure = statusFailure(status);
    if (failure !== undefined) throw new EngineError(failure, { waitSeconds });
    const read = answer.safeParse(data);
    if (!read.success) throw new EngineError('ANSWER', { isCharged: true });
    return { texts: checkedTexts(read.data.translatedText, texts.length) };
  },
};
