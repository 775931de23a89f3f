import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { type JsonSchema, jsonSchemaOf } from '#server/app/reference/json-schema.ts';

/** A query with one wrong key. */
export interface BadQuery {
  readonly field: string;
  readonly query: string;
}

const NO_NUMBERS = [
  '',
  'abc',
  '-1',
  '1.5',
  '1e9',
  '1e999',
  '0x10',
  '%2B1',
  '%201',
  '1%00',
  '%EF%BC%91',
  'NaN',
  'null',
  '1000000000',
  '99999999999999999999',
];
const NO_CHOICES = ['', 'nope', 'constructor', '__proto__', "title'; DROP TABLE tags; --"];
const NO_TRUTH = ['', 'maybe', 'TRUE', '2', 'null'];
const NO_IDS = ['', 'abc', '0', '-1', '1.5', '01', '1e3', '0x1', '%201', '1%00', '9'.repeat(30), '%EF%BC%91'];
const NO_DAYS = [
  '',
  'yesterday',
  '2026-13-01',
  '2026-02-30',
  '0000-00-00',
  '26-01-01',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
];
const NO_TEXTS = ['a%00b', 'a%07b', 'a'.repeat(20_000)];
const BOUNDS: Readonly<Record<string, readonly string[]>> = { page: ['0'], limit: ['0'] };

/** For each key of the call's query, every value that the contract does not allow. */
export function badQueriesOf(endpoint: Endpoint): BadQuery[] {
  const { properties = {} } = jsonSchemaOf(endpoint.query, 'input');
  return Object.entries(properties).flatMap(([key, schema]) => {
    const values = [...badTexts(schema), ...(BOUNDS[key] ?? [])];
    const isList = schema.type === 'array';
    const [good = 'a'] = (isList ? schema.items : schema)?.enum ?? [];
    const many = Array(isList ? (schema.maxItems ?? 50) + 1 : 2).fill(`${key}=${good}`);
    return [...values.map((value) => `${key}=${value}`), many.join('&')].map((query) => ({
      field: key,
      query,
    }));
  });
}

/** A boolean, or a value that no shape allows. */
function badForAll(shapes: readonly JsonSchema[]): readonly string[] {
  if (shapes.some(({ type }) => type === 'boolean')) return NO_TRUTH;
  const [first = [], ...others] = shapes.map(badTexts);
  return first.filter((text) => others.every((texts) => texts.includes(text)));
}

function badTexts(schema: JsonSchema): readonly string[] {
  if (schema.type === 'array') return badTexts(schema.items ?? {});
  if (schema.anyOf !== undefined) return badForAll(schema.anyOf);
  if (schema.enum !== undefined) return NO_CHOICES;
  if (schema.type === 'integer') return NO_NUMBERS;
  if (schema.pattern?.includes('-\\d{2}')) return NO_DAYS;
  const { pattern } = schema;
  // The slug of a page may be a number.
  if (pattern?.startsWith('^[a-z0-9]')) return NO_IDS.filter((text) => !new RegExp(pattern, 'u').test(text));
  if (pattern !== undefined) return NO_IDS;
  return NO_TEXTS;
}

/** Sent to every call, before the required keys of its query. */
export const STRANGE_QUERIES: readonly (readonly [name: string, query: string])[] = [
  ['an unknown key', 'unheardOf=1'],
  ['an unknown key of 20,000 characters', `${'k'.repeat(20_000)}=1`],
  ['an unknown key with a value of 20,000 characters', `unheardOf=${'v'.repeat(20_000)}`],
  ['__proto__', '__proto__=1'],
  ['__proto__ with brackets', '__proto__[role]=SUPPER_ADMIN'],
  ['constructor', 'constructor=1'],
  ['toString', 'toString=1'],
  ['a key with NUL', 'a%00b=1'],
  ['a token', 'token=tsn_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['brackets instead of a repeated key', 'page[]=1'],
  ['2,000 keys', Array.from({ length: 2000 }, (_, at) => `k${at}=1`).join('&')],
  ['percent without digits', 'text=%zz'],
  ['percent at its end', 'text=%'],
  ['half a character in percent', 'text=%ED%A0%80'],
  ['a character cut off in percent', 'text=%E1%BA'],
];
