import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';
import { engineFailure } from '../translation-history/engine-failure.ts';

/** The wire formats that are spoken. */
export const ENGINE_KINDS = ['DEEPL', 'GOOGLE', 'LIBRE', 'CHAT'] as const;
export const engineKind = z.enum(ENGINE_KINDS, { error: 'choice' });
export type EngineKind = z.output<typeof engineKind>;

/** The address of each service as its maker gives it; a server of one's own has another one. */
export const USUAL_ADDRESSES: Readonly<Record<EngineKind, string>> = {
  DEEPL: 'https://api-free.deepl.com',
  GOOGLE: 'https://translation.googleapis.com',
  LIBRE: 'https://libretranslate.com',
  CHAT: 'https://api.openai.com/v1',
};

const MAX_ADDRESS = 500;
/** Most đồng for a million characters: far above the price of any service. */
const MAX_PRICE = 1_000_000_000;
/** Engines of one project. */
export const MOST_ENGINES = 10;

const title = oneLine({ min: 1, max: 60 });
const address = oneLine({ min: 8, max: MAX_ADDRESS });
const model = oneLine({ max: 100 });
/** '' takes a stored key away. */
const key = oneLine({ max: 500 });
const price = z
  .number({ error: 'type' })
  .check(z.int({ error: 'type' }), z.gte(0, { error: 'tooSmall' }), z.lte(MAX_PRICE, { error: 'tooBig' }));

export const engine = z.object({
  id: z.string(),
  title: z.string(),
  kind: engineKind,
  address: z.string(),
  /** Of a CHAT engine; '' for the others. */
  model: z.string(),
  /** The last four characters of its key; '' without one. */
  keyEnd: z.string(),
  /** Đồng for a million characters. */
  price: z.number(),
  status,
  /** Failed calls in a row. */
  failures: z.number(),
  lastFailure: z.nullable(engineFailure),
  /** Until then it is not asked. */
  pausedUntil: z.nullable(z.string()),
  lastSuccessTime: z.nullable(z.string()),
  ...auditFields,
});
export type Engine = z.output<typeof engine>;

export const engineCreate = z.strictObject({
  title,
  kind: engineKind,
  address,
  model: z._default(model, ''),
  key: z.optional(key),
  price: z._default(price, 0),
  status: z._default(status, 'DISABLED'),
});
export type EngineCreate = z.output<typeof engineCreate>;

export const engineUpdate = z.strictObject({
  id: contentId,
  version,
  title: z.optional(title),
  kind: z.optional(engineKind),
  address: z.optional(address),
  model: z.optional(model),
  key: z.optional(key),
  price: z.optional(price),
  status: z.optional(status),
});
export type EngineUpdate = z.output<typeof engineUpdate>;

export const engineListQuery = z.strictObject({ ...pageQuery, status: z.optional(status) });
export type EngineListQuery = z.output<typeof engineListQuery>;

/** What a trial of an engine has shown. */
export const engineTrial = z.object({
  /** Null: it works. */
  failure: z.nullable(engineFailure),
  durationMs: z.number(),
  /** What it made of the sentence; '' where it failed. */
  text: z.string(),
});
export type EngineTrial = z.output<typeof engineTrial>;
