import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import { countCodePoints } from '@toasoan/contract/core/text.ts';
import { MOST_OF_DOCUMENT } from '@toasoan/contract/features/translate-api/calls.ts';
import { translateApiEndpoints as endpoints } from '@toasoan/contract/features/translate-api/endpoints.ts';
import { endOfHanoiDay, listProjectsOfKey, takenToday, usedDays } from '#server/features/api-keys/public.ts';
import { segmentsOf } from './html/html-segments.ts';
import { withWords } from './html/translate-html.ts';
import { KeyProblem } from './key-problem.ts';
import { type KeyRoute, keyRoute } from './key-route.ts';
import type { TranslateApiPorts } from './translate-api-ports.ts';

/** Texts of one document; more is a book. */
const MOST_SEGMENTS = 3_000;

/** The calls of other systems. */
export function translateApiRoutes(ports: TranslateApiPorts): readonly KeyRoute[] {
  return [...translatingRoutes(ports), ...glossaryRoutes(ports), ...readingRoutes(ports)];
}

function translatingRoutes({ translate }: TranslateApiPorts): readonly KeyRoute[] {
  return [
    keyRoute(endpoints.text, {
      action: 'text',
      reserves: ({ text }) => countCodePoints(text),
      run: async ({ db, work, signal, body: { text } }) => {
        const [filled] = await translate(db, { ...work, signal }, [text]);
        const data = answerOf(text, filled);
        return { data, used: data.characters, amount: data.characters };
      },
    }),
    keyRoute(endpoints.batch, {
      action: 'batch',
      reserves: ({ texts }) => texts.reduce((sum, text) => sum + countCodePoints(text), 0),
      run: async ({ db, work, signal, body: { texts } }) => {
        const filled = await translate(db, { ...work, signal }, texts);
        const items = texts.map((text, at) => answerOf(text, filled[at]));
        const characters = items.reduce((sum, item) => sum + item.characters, 0);
        return { data: { items, characters }, used: characters, amount: characters };
      },
    }),
    keyRoute(endpoints.document, {
      action: 'document',
      reserves: ({ html }) => {
        if (Buffer.byteLength(html) > MOST_OF_DOCUMENT) throw new KeyProblem('TOO_LARGE');
        const segments = segmentsOf(html);
        if (segments.length > MOST_SEGMENTS) throw new KeyProblem('TOO_LARGE');
        return segments.reduce((sum, { text }) => sum + wordsIn(text), 0);
      },
      run: async ({ db, work, signal, body: { html } }) => {
        const segments = segmentsOf(html);
        const texts = segments.map(({ text }) => text);
        const filled = texts.length === 0 ? [] : await translate(db, { ...work, signal }, texts);
        const { taken, ...data } = withWords(
          html,
          segments,
          filled.map(({ text }) => text),
        );
        const characters = taken.reduce((sum, at) => sum + wordsIn(texts[at] ?? ''), 0);
        return { data: { ...data, characters }, used: characters, amount: characters };
      },
    }),
  ];
}

const wordsIn = (text: string) => countCodePoints(withoutTags(text));

interface Filled {
  readonly text: string;
  readonly origin: 'NONE' | 'PAGE' | 'MEMORY' | 'ENGINE' | 'PERSON';
  readonly memoryScore: number | null;
}

/** Nobody pays for a text that stays empty. */
function answerOf(source: string, filled: Filled | undefined) {
  const { text = '', origin = 'NONE', memoryScore = null } = filled ?? {};
  return { text, origin, memoryScore, characters: text === '' ? 0 : countCodePoints(source) };
}

function glossaryRoutes({ listTerms, saveTerms }: TranslateApiPorts): readonly KeyRoute[] {
  return [
    keyRoute(endpoints.terms, {
      action: 'terms',
      run: async ({ db, work, query }) => {
        const data = await listTerms(db, work, query);
        return { data, used: 0, amount: data.items.length };
      },
    }),
    keyRoute(endpoints.saveTerms, {
      action: 'saveTerms',
      inTransaction: true,
      run: async ({ db, work, body }) => {
        const items = await saveTerms(db, work, body.entries);
        return { data: { items }, used: 0, amount: items.length };
      },
    }),
  ];
}

function readingRoutes({ listHistory }: TranslateApiPorts): readonly KeyRoute[] {
  return [
    keyRoute(endpoints.history, {
      action: 'history',
      run: async ({ db, work, query }) => {
        const data = await listHistory(db, work.projectId, query);
        return { data, used: 0, amount: data.items.length };
      },
    }),
    keyRoute(endpoints.usage, {
      action: 'usage',
      run: async ({ db, key, now, minute }) => {
        const taken = await takenToday(db, key.id, now);
        const data = {
          name: key.name,
          permissions: [...key.permissions],
          projects: await listProjectsOfKey(db, key),
          langPairs: [...key.langPairs],
          expireTime: key.expireTime.toISOString(),
          quota: {
            limit: key.quotaPerDay,
            remaining: Math.max(0, key.quotaPerDay - taken),
            resetTime: endOfHanoiDay(now).toISOString(),
          },
          rate: {
            limit: key.ratePerMinute,
            remaining: Math.max(0, key.ratePerMinute - minute.calls),
            resetTime: minute.resetTime.toISOString(),
          },
          days: await usedDays(db, key.id, now),
        };
        return { data, used: 0, amount: null };
      },
    }),
  ];
}
