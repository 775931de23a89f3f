import * as z from 'zod/mini';
import { KEY_PERMISSIONS } from '../../core/endpoint.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';

/** The days that a new key is valid for, unless somebody says otherwise. */
export const USUAL_DAYS = 365;
/** No key is valid for longer. */
export const MOST_DAYS = 3 * 365;
/** The days before its end on which those who look after a key hear of it. */
export const REMINDED_DAYS = 14;
/** The days for which single calls are kept. */
export const CALLS_KEPT_DAYS = 30;
/** The days of the line in the list. */
export const LINE_DAYS = 7;
/** How long a replaced secret is still accepted, in hours. */
export const KEY_OVERLAP_HOURS = [0, 24, 72] as const;
export const USUAL_QUOTA = 500_000;
export const USUAL_RATE = 60;
const MOST_PAIRS = RECORD_LANGUAGES.length * (RECORD_LANGUAGES.length - 1);
const MOST_PROJECTS = 50;
const MOST_ADDRESSES = 50;

/** Every key begins with it, so that scanners for leaked secrets and the redaction of the log find one. */
export const KEY_PREFIX = 'tsk_';
/** Characters after the prefix that stay visible. */
export const SHOWN_CHARACTERS = 8;

const keyPermission = z.enum(KEY_PERMISSIONS, { error: 'choice' });

/** ACTIVE until its time is over; REVOKED is final. */
const API_KEY_STATES = ['ACTIVE', 'REVOKED', 'EXPIRED'] as const;
const apiKeyState = z.enum(API_KEY_STATES, { error: 'choice' });
export type ApiKeyState = z.output<typeof apiKeyState>;

export const API_KEY_VIEWS = ['all', 'active', 'ending', 'revoked'] as const;
export type ApiKeyView = (typeof API_KEY_VIEWS)[number];

/** One direction between two languages, `vi>en`. */
const langPair = z.string({ error: 'type' }).check(z.refine(isPair, { error: 'choice' }));

function isPair(text: string): boolean {
  const [source = '', target = '', ...more] = text.split('>');
  const languages: readonly string[] = RECORD_LANGUAGES;
  return more.length === 0 && source !== target && languages.includes(source) && languages.includes(target);
}

const name = oneLine({ min: 1, max: 100 });
const permissions = z
  .array(keyPermission)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(KEY_PERMISSIONS.length, { error: 'tooMany' }));
const projectIds = z
  .array(contentId)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MOST_PROJECTS, { error: 'tooMany' }));
/** Empty: all of them. */
const langPairs = z.array(langPair).check(z.maxLength(MOST_PAIRS, { error: 'tooMany' }));
/** Addresses and networks in CIDR notation; the server judges each. Empty: from everywhere. */
const ipAllow = z
  .array(oneLine({ min: 2, max: 64 }))
  .check(z.maxLength(MOST_ADDRESSES, { error: 'tooMany' }));

function whole(min: number, max: number) {
  return z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));
}
/** Characters of source texts in one day of Vietnam. */
const quotaPerDay = whole(1_000, 100_000_000);
const ratePerMinute = whole(1, 6_000);

const namedProject = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type NamedProject = z.output<typeof namedProject>;

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** What is shown of the newest secret: `tsk_` and eight characters. */
  prefix: z.string(),
  permissions: z.array(keyPermission),
  projects: z.array(namedProject),
  langPairs: z.array(z.string()),
  ipAllow: z.array(z.string()),
  quotaPerDay: z.number(),
  ratePerMinute: z.number(),
  expireTime: z.string(),
  revokeTime: z.nullable(z.string()),
  state: apiKeyState,
  lastUsedTime: z.nullable(z.string()),
  lastUsedAddress: z.string(),
  /** Characters of today, reserved ones too. */
  usedToday: z.number(),
  /** Characters of the last seven days of Vietnam, today last. */
  line: z.array(z.number()),
  /** The project that it was made in and is managed from; its id is another one's where the key only reaches this one. */
  home: namedProject,
  ...auditFields,
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeyDetail = z.object({
  ...apiKey.shape,
  /** Secrets that are accepted, newest first; `endTime` of one that was replaced. */
  secrets: z.array(z.object({ prefix: z.string(), createTime: z.string(), endTime: z.nullable(z.string()) })),
});
export type ApiKeyDetail = z.output<typeof apiKeyDetail>;

/** The whole key is in the first answer only: nobody can read it again. */
export const apiKeyWithSecret = z.object({ ...apiKeyDetail.shape, secret: z.optional(z.string()) });

export const apiKeyCreate = z.strictObject({
  name,
  permissions,
  projectIds,
  langPairs: z._default(langPairs, []),
  ipAllow: z._default(ipAllow, []),
  quotaPerDay: z._default(quotaPerDay, USUAL_QUOTA),
  ratePerMinute: z._default(ratePerMinute, USUAL_RATE),
  /** Absent: after 365 days. */
  expireTime: z.optional(instant),
});
export type ApiKeyCreate = z.output<typeof apiKeyCreate>;

export const apiKeyUpdate = z.strictObject({
  id: contentId,
  version,
  name: z.optional(name),
  permissions: z.optional(permissions),
  projectIds: z.optional(projectIds),
  langPairs: z.optional(langPairs),
  ipAllow: z.optional(ipAllow),
  quotaPerDay: z.optional(quotaPerDay),
  ratePerMinute: z.optional(ratePerMinute),
});
export type ApiKeyUpdate = z.output<typeof apiKeyUpdate>;

export const apiKeyListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(z.enum(API_KEY_VIEWS, { error: 'choice' }), 'all'),
});
export type ApiKeyListQuery = z.output<typeof apiKeyListQuery>;

export const apiKeyCounts = z.object({
  all: z.number(),
  active: z.number(),
  ending: z.number(),
  revoked: z.number(),
});

/** A call that was made with a key. */
export const apiKeyCall = z.object({
  id: z.string(),
  keyId: z.string(),
  prefix: z.string(),
  time: z.string(),
  /** What was called: text, batch, document, terms, saveTerms, history, usage; '' where it was refused before that. */
  action: z.string(),
  sourceLang: z.string(),
  targetLang: z.string(),
  /** Characters of a translation, entries of other calls; null for a call without either. */
  amount: z.nullable(z.number()),
  durationMs: z.nullable(z.number()),
  /** DONE, RUNNING, or the code of the problem. */
  outcome: z.string(),
});
export type ApiKeyCall = z.output<typeof apiKeyCall>;

/** Newest first; `before` is the id of the last known one. */
export const apiKeyCallsQuery = z.strictObject({
  before: z.optional(contentId),
  keyId: z.optional(contentId),
});
export type ApiKeyCallsQuery = z.output<typeof apiKeyCallsQuery>;

export const projectChoice = z.object({ projects: z.array(namedProject) });
