import * as z from 'zod/mini';

/** JSON text of a value that the schema allows; undefined where JSON writes nothing. Throws `Mismatch` for others. */
type Writer = (value: unknown) => string | undefined;

/**
 * Compiles a schema of the contract: the result checks a value and writes its JSON in one pass, in the order of the
 * schema and without any key that the schema does not name. What it does not accept, zod parses, and its verdict
 * counts; so it may be stricter than zod, but never laxer.
 * @throws the function: zod's error for a value that the schema does not allow.
 */
export function jsonWriter(schema: z.ZodMiniType): (value: unknown) => string {
  const write = writerOf(schema);
  return (value) => {
    try {
      return write(value) ?? 'null';
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      return JSON.stringify(schema.parse(value));
    }
  };
}

class Mismatch extends Error {}

/** One for all: its trace would say nothing, and a union throws it for each option that it tries. */
const MISMATCH = new Mismatch();

function writerOf(schema: z.core.$ZodType): Writer {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // Checks may change a value, as `trim` does.
  if (def.checks !== undefined && def.checks.length > 0) return parsed(schema);
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce ? parsed(schema) : string;
    case 'number':
      return 'format' in def || def.coerce ? parsed(schema) : number;
    case 'boolean':
      return def.coerce ? parsed(schema) : boolean;
    case 'enum':
    case 'literal':
      return oneOf(schema._zod.values);
    case 'nullable':
      return nullable(writerOf(def.innerType));
    case 'optional':
      return def.innerType._zod.optin === undefined ? optional(writerOf(def.innerType)) : parsed(schema);
    case 'array':
      return array(writerOf(def.element));
    case 'object':
      return object(schema, def);
    case 'union':
      return union(def.options.map(writerOf));
    default:
      return parsed(schema);
  }
}

/** Left to zod: what transforms, has defaults, or is rare. */
function parsed(schema: z.core.$ZodType): Writer {
  return (value) => {
    const result = z.core.safeParse(schema, value);
    if (!result.success) throw MISMATCH;
    return JSON.stringify(result.data);
  };
}

function string(value: unknown): string {
  if (typeof value !== 'string') throw MISMATCH;
  return quoted(value);
}

/** Above it, the engine's own writer is faster. */
const SHORT = 100;
const [QUOTE, BACKSLASH, SPACE, FIRST_SURROGATE, LAST_SURROGATE] = [0x22, 0x5c, 0x20, 0xd800, 0xdfff];

function quoted(text: string): string {
  if (text.length > SHORT) return JSON.stringify(text);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isPlain = code >= SPACE && code !== QUOTE && code !== BACKSLASH;
    if (!isPlain || (code >= FIRST_SURROGATE && code <= LAST_SURROGATE)) return JSON.stringify(text);
  }
  return `"${text}"`;
}

function number(value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw MISMATCH;
  return `${value}`;
}

function boolean(value: unknown): string {
  if (typeof value !== 'boolean') throw MISMATCH;
  return value ? 'true' : 'false';
}

function oneOf(values: ReadonlySet<unknown> | undefined): Writer {
  const texts = new Map([...(values ?? [])].map((value) => [value, JSON.stringify(value)]));
  return (value) => {
    const text = texts.get(value);
    if (text === undefined) throw MISMATCH;
    return text;
  };
}

function nullable(write: Writer): Writer {
  return (value) => (value === null ? 'null' : write(value));
}

function optional(write: Writer): Writer {
  return (value) => (value === undefined ? undefined : write(value));
}

function array(write: Writer): Writer {
  return (value) => {
    if (!Array.isArray(value)) throw MISMATCH;
    let text = '[';
    for (let at = 0; at < value.length; at += 1) {
      if (at > 0) text += ',';
      text += write(value[at]) ?? 'null';
    }
    return `${text}]`;
  };
}

interface Field {
  readonly key: string;
  /** With the colon behind it. */
  readonly name: string;
  /** What its absence means: an error, nothing to write, or a value of the schema's own. */
  readonly absent: 'refused' | 'omitted' | 'written';
  readonly write: Writer;
}

function object(schema: z.core.$ZodType, { shape, catchall }: z.core.$ZodObjectDef): Writer {
  const isStrict = catchall?._zod.def.type === 'never';
  if (catchall !== undefined && !isStrict) return parsed(schema);
  // Compiled at first use: a schema may contain itself, and most calls of a process are never made.
  let fields: readonly Field[] | undefined;
  const named = new Set(Object.keys(shape));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw MISMATCH;
    if (isStrict && Object.keys(value).some((key) => !named.has(key))) throw MISMATCH;
    fields ??= fieldsOf(shape);
    return `{${writeFields(fields, value as Readonly<Record<string, unknown>>)}}`;
  };
}

function fieldsOf(shape: z.core.$ZodShape): Field[] {
  return Object.entries(shape).map(([key, schema]) => ({
    key,
    name: `${JSON.stringify(key)}:`,
    absent: absenceOf(schema._zod),
    write: writerOf(schema),
  }));
}

function absenceOf({ optin, optout }: z.core.$ZodTypeInternals): Field['absent'] {
  if (optin === undefined) return 'refused';
  return optin === 'optional' && optout === 'optional' ? 'omitted' : 'written';
}

function writeFields(fields: readonly Field[], value: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const { key, name, absent, write } of fields) {
    const found = value[key];
    if (found === undefined && absent !== 'written' && !(key in value)) {
      if (absent === 'refused') throw MISMATCH;
      continue;
    }
    const written = write(found);
    if (written === undefined) continue;
    if (text !== '') text += ',';
    text += name + written;
  }
  return text;
}

/** The first option that accepts the value, as zod decides. */
function union(options: readonly Writer[]): Writer {
  return (value) => {
    for (const write of options) {
      try {
        return write(value);
      } catch (error) {
        if (!(error instanceof Mismatch)) throw error;
      }
    }
    throw MISMATCH;
  };
}
