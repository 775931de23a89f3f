import fc from 'fast-check';
import type * as z from 'zod/mini';

type Values = (schema: z.core.$ZodType) => fc.Arbitrary<unknown>;

/** Values of a schema's form, with keys that it does not name; they may break its finer rules. */
export const formed: Values = (schema) => valuesOf(schema, formed);

/** The same with wrong types and missing keys here and there. */
export const damaged: Values = (schema) =>
  fc.oneof({ weight: 60, arbitrary: valuesOf(schema, damaged) }, { weight: 1, arbitrary: STRAY });

const STRAY = fc.constantFrom<unknown[]>(undefined, null, '', 'x', 0, Number.NaN, true, [], {}, new Date(0));
const EXTRA = fc.record({ passwordHash: fc.constant('argon'), toJSON: fc.constant('no function') });
const TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ minLength: 90, maxLength: 120 }),
  fc.constantFrom('Đà Nẵng "hôm nay"', '\\', '\u2028', '\ud800', '💛', '1', '2026-11-22T01:02:03.000Z'),
);
/** Most of what the contract asks of a text or number has one of these. */
const FINE_TEXT = fc.constantFrom('1', '06:00', '12:30', 'a-slug', '2026-11-22', 'abcdefghijklmnopqrstuv');
const FINE_NUMBER = fc.constantFrom(0.25, 0.5, 1);

function valuesOf(schema: z.core.$ZodType, inner: Values): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return def.checks === undefined ? TEXT : fc.oneof(FINE_TEXT, TEXT);
    case 'number':
      return fc.oneof(FINE_NUMBER, fc.nat(5_000), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'enum':
    case 'literal':
      return fc.constantFrom(...(schema._zod.values ?? []));
    case 'nullable':
      return fc.option(inner(def.innerType), { freq: 2 });
    case 'optional':
    case 'default':
      return fc.option(inner(def.innerType), { nil: undefined });
    case 'array':
      return fc.array(inner(def.element), { maxLength: 3 });
    case 'object':
      return objectOf(def, inner);
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'record':
      return recordOf(def, inner);
    case 'pipe':
      return inner(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'custom':
      return fc.constant({ type: 'doc', content: [] });
    default:
      return fc.anything();
  }
}

function objectOf({ shape, catchall }: z.core.$ZodObjectDef, inner: Values): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, inner(one)]));
  const whole = fc.record(fields);
  if (inner === formed && catchall?._zod.def.type === 'never') return whole;
  const wider = fc.tuple(whole, EXTRA).map(([value, extra]) => ({ ...extra, ...value }));
  if (inner === formed) return wider;
  const some = fc.record(fields, { requiredKeys: [] });
  return fc.oneof({ weight: 40, arbitrary: wider }, { weight: 1, arbitrary: some });
}

/** A record of choices has all of them; a partial one may have none. */
function recordOf({ keyType, valueType }: z.core.$ZodRecordDef, inner: Values): fc.Arbitrary<object> {
  const choices = [...(keyType._zod.values ?? [])].map(String);
  if (choices.length === 0) return fc.dictionary(TEXT, inner(valueType), { maxKeys: 3 });
  const whole = fc.record(Object.fromEntries(choices.map((key) => [key, inner(valueType)])));
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: fc.constant({}) });
}
