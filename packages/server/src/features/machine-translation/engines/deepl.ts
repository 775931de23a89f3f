import * as z from 'zod/mini';
import type { EngineAdapter } from './engine-adapter.ts';
import { EngineError } from './engine-error.ts';
import { addressOf, checkedTexts, postJson, statusFailure } from './post-json.ts';

/** Quota exceeded, in DeepL's own number. */
const QUOTA = 456;
/** Targets that DeepL wants more exactly. */
const TARGETS: Readonly<Record<string, string>> = { en: 'EN-GB', zh: 'ZH-HANS' };

const answer = z.object({
  translations: z.array(z.object({ text: z.string(), billed_characters: z.optional(z.number()) })),
});

/** DeepL API v2: 50 texts and 128 KiB a request; what stands in `<m>` is left as it is. */
export const deepl: EngineAdapter = {
  dialect: 'xml',
  takesTerms: false,
  mostTexts: 50,
  // A Vietnamese letter takes up to three bytes of the 128 KiB.
  mostChars: 30_000,
  async translate(net, { address, key }, { texts, pair, signal }) {
    const { status, data, waitSeconds } = await postJson(net, addressOf(address, '/v2/translate'), {
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: {
        text: texts,
        source_lang: pair.sourceLang.toUpperCase(),
        target_lang: TARGETS[pair.targetLang] ?? pair.targetLang.toUpperCase(),
        tag_handling: 'xml',
        ignore_tags: ['m'],
        preserve_formatting: true,
        show_billed_characters: true,
      },
      signal,
    });
    const failure = status === QUOTA ? 'QUOTA' : statusFailure(status);
    if (failure !== undefined) throw new EngineError(failure, { waitSeconds });
    const read = answer.safeParse(data);
    if (!read.success) throw new EngineError('ANSWER', { isCharged: true });
    const { translations } = read.data;
    const translated = checkedTexts(
      translations.map(({ text }) => text),
      texts.length,
    );
    const charged = translations.flatMap(({ billed_characters: count }) =>
      count === undefined ? [] : [count],
    );
    return { texts: translated, charged: charged.length === texts.length ? charged : undefined };
  },
};
