import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { type JsonSchema, jsonSchemaOf } from '#server/app/reference/json-schema.ts';

/** A body with one wrong field. */
export interface BadField {
  /** Its parts are separated by dots. */
  readonly field: string;
  readonly body: Record<string, unknown>;
}

/** One value of each JSON type, and values that only look right. */
const SAMPLES: readonly (readonly [kind: string, value: unknown])[] = [
  ['number', 7],
  ['string', 'x'],
  ['boolean', true],
  ['array', []],
  ['array', ['1', 7]],
  ['object', {}],
  ['object', { id: '1' }],
  ['null', null],
];

/** For each field of the body, at any depth, every value that the contract's schema does not allow. */
export function badFieldsOf(endpoint: Endpoint): BadField[] {
  const schema = jsonSchemaOf(endpoint.body, 'input');
  const shapes = schema.oneOf ?? schema.anyOf ?? [schema];
  return shapes.flatMap((shape) =>
    badMembers(shape).map((bad) => ({ ...bad, body: { ...head(shape), ...bad.body } })),
  );
}

const heads = new WeakMap<Endpoint, string>();

/** The required members of the body's first shape, as JSON before its other members. */
export function headOf(endpoint: Endpoint): string {
  const known = heads.get(endpoint);
  if (known !== undefined) return known;
  const schema = jsonSchemaOf(endpoint.body, 'input');
  const members = JSON.stringify(head(schema.oneOf?.[0] ?? schema)).slice(1, -1);
  const found = members && `${members},`;
  heads.set(endpoint, found);
  return found;
}

/** Without them the shape would be unknown or the version missing. */
function head({ properties = {} }: JsonSchema): Record<string, unknown> {
  const fixed = Object.entries(properties).flatMap(([key, { const: value }]) =>
    value === undefined ? [] : [[key, value]],
  );
  return { ...Object.fromEntries(fixed), ...('version' in properties && { version: 1 }) };
}

function badMembers({ properties = {} }: JsonSchema): BadField[] {
  return Object.entries(properties).flatMap(([key, schema]) => [
    ...badValues(schema).map((value) => ({ field: key, body: { [key]: value } })),
    ...badWithin(schema).map(({ path, value }) => ({ field: `${key}.${path}`, body: { [key]: value } })),
  ]);
}

/** Mistakes inside an object, an object of a list, or a value under a free name. */
function badWithin(schema: JsonSchema): { readonly path: string; readonly value: unknown }[] {
  const { items = {}, additionalProperties: values } = schema;
  return [
    ...badMembers(schema).map(({ field, body }) => ({ path: field, value: { ...head(schema), ...body } })),
    ...badMembers(items).map(({ field, body }) => ({ path: `0.${field}`, value: [body] })),
    ...(typeof values === 'object' ? badValues(values) : []).map((value) => ({
      path: 'en',
      value: { en: value },
    })),
  ];
}

function badValues(schema: JsonSchema): unknown[] {
  const kinds = kindsOf(schema);
  const ofOtherKind = SAMPLES.filter(([kind]) => !kinds.has(kind)).map(([, value]) => value);
  return kinds.has('anything') ? [] : [...ofOtherKind, ...badOfKind(schema)];
}

/** Wrong values of the right type. */
const NO_WORDS = ['../..', 'a b', '１２', "1' OR 1=1 --"];
/** A list of CSS classes may have blanks. */
const fits = ({ pattern = '' }: JsonSchema, text: string) => new RegExp(pattern, 'u').test(text);

function badOfKind(schema: JsonSchema): unknown[] {
  const { type, maxLength, maxItems, items } = schema;
  if (schema.const !== undefined || schema.enum !== undefined) {
    const allowed = schema.enum ?? [schema.const];
    return ['nope', '', 'constructor'].filter((text) => !allowed.includes(text));
  }
  if (type === 'integer') return [1.5, -1, 1e300, Number.MAX_SAFE_INTEGER];
  if (type === 'string') {
    return [
      ...(schema.pattern === undefined ? [] : NO_WORDS.filter((text) => !fits(schema, text))),
      ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ];
  }
  if (type === 'array' && items !== undefined) {
    const item = badValues(items)[0];
    return [
      ...badValues(items).map((value) => [value]),
      ...(maxItems ? [Array(maxItems + 1).fill(item)] : []),
    ];
  }
  return [];
}

function kindsOf(schema: JsonSchema): Set<string> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return new Set(options.flatMap((option) => [...kindsOf(option)]));
  if (schema.const !== undefined) return new Set([typeof schema.const]);
  if (schema.enum !== undefined) return new Set(schema.enum.map((value) => typeof value));
  if (schema.type === undefined) return new Set(['anything']);
  return new Set([schema.type === 'integer' ? 'number' : schema.type]);
}
