import { oneLine } from '@toasoan/contract/core/text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { damaged, formed } from '#test/value-arbitrary.ts';
import { jsonWriter } from './json-writer.ts';

const SECRET = { passwordHash: 'argon' };
const person = z.object({ name: z.string() });
const card = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person }),
  z.object({ kind: z.literal('number'), count: z.number() }),
]);

describe('keys that the contract does not name are dropped', () => {
  test.each([
    ['of an object', person, { name: 'A', ...SECRET }, '{"name":"A"}'],
    [
      'of an object in it',
      z.object({ person }),
      { person: { name: 'A', ...SECRET } },
      '{"person":{"name":"A"}}',
    ],
    ['of each item of an array', z.array(person), [{ name: 'A', ...SECRET }], '[{"name":"A"}]'],
    ['behind null', z.nullable(person), { name: 'A', ...SECRET }, '{"name":"A"}'],
    [
      'behind an optional key',
      z.object({ person: z.optional(person) }),
      { person: { name: 'A', ...SECRET } },
      '{"person":{"name":"A"}}',
    ],
    ['of the option of a union', z.union([z.number(), person]), { name: 'A', ...SECRET }, '{"name":"A"}'],
    [
      'of a tagged option',
      card,
      { kind: 'person', ...SECRET, person: { name: 'A', ...SECRET } },
      '{"kind":"person","person":{"name":"A"}}',
    ],
    [
      'of the values of a record',
      z.record(z.string(), person),
      { one: { name: 'A', ...SECRET } },
      '{"one":{"name":"A"}}',
    ],
    [
      'of an object that knows itself',
      z.object({
        get below() {
          return z.array(person);
        },
      }),
      { below: [{ name: 'A', ...SECRET }] },
      '{"below":[{"name":"A"}]}',
    ],
  ])('%s', (_where, schema, value, json) => {
    expect(jsonWriter(schema as z.ZodMiniType)(value)).toBe(json);
  });
});

describe('a value that the contract does not allow is refused', () => {
  test.each([
    ['a number for text', person, { name: 1 }],
    ['a Date for text', person, { name: new Date() }],
    ['a missing key', person, {}],
    ['null', person, null],
    ['an array for an object', person, []],
    ['an object for an array', z.array(person), { length: 0 }],
    ['not a number', z.number(), Number.NaN],
    ['no end of a number', z.number(), Number.POSITIVE_INFINITY],
    ['another choice', z.enum(['a', 'b']), 'c'],
    ['an unknown tag', card, { kind: 'other' }],
    ['another key of a strict object', z.strictObject({ name: z.string() }), { name: 'A', ...SECRET }],
    ['a text that a check refuses', z.string().check(z.maxLength(1)), 'ab'],
  ])('%s', (_what, schema, value) => {
    expect(() => jsonWriter(schema as z.ZodMiniType)(value)).toThrow(z.core.$ZodError);
  });
});

test('a schema that changes values changes them', () => {
  const schema = z.object({ title: oneLine({ max: 20 }), order: z._default(z.number(), 3) });
  expect(jsonWriter(schema)({ title: ' Một   tin ' })).toBe('{"title":"Một tin","order":3}');
});

test('an error of a getter is no refusal', () => {
  const broken = {
    get name() {
      throw new TypeError('broken');
    },
  };
  expect(() => jsonWriter(person)(broken)).toThrow(TypeError);
});

/** What each of its kinds can do, in one schema. */
const everything = z.object({
  text: z.string(),
  number: z.number(),
  truth: z.boolean(),
  choice: z.enum(['a', 'b']),
  same: z.literal(['c', 1, true, null]),
  nullable: z.nullable(z.string()),
  optional: z.optional(z.string()),
  both: z.optional(z.nullable(z.number())),
  withDefault: z._default(z.number(), 1),
  unknown: z.unknown(),
  cleaned: oneLine({ max: 200 }),
  list: z.array(z.optional(z.number())),
  strict: z.strictObject({ a: z.string() }),
  loose: z.looseObject({ a: z.string() }),
  record: z.record(z.string(), z.number()),
  union: z.union([z.number(), z.null(), person, z.array(person)]),
  card,
  cards: z.array(card),
});

test('random values are written or refused exactly as parsing decides', () => {
  const write = jsonWriter(everything);
  let written = 0;
  fc.assert(
    fc.property(fc.oneof(formed(everything), damaged(everything)), (value) => {
      const parsed = everything.safeParse(value);
      if (!parsed.success) {
        expect(() => write(value)).toThrow(z.core.$ZodError);
        return;
      }
      written += 1;
      expect(write(value)).toBe(JSON.stringify(parsed.data));
    }),
    { numRuns: 2_000 },
  );
  expect(written).toBeGreaterThan(100);
});
