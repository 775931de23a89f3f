import * as z from 'zod/mini';

/** The part of JSON Schema that the reference reads. */
export interface JsonSchema {
  $schema?: string;
  type?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** JSON Schema of what a caller sends (`input`) or receives (`output`). */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => sayMore(zodSchema, jsonSchema, io),
  }) as JsonSchema;
  return rest;
}

/** What zod cannot derive from a chain: limits checked after cleaning, and numbers and lists read from a query. */
function sayMore(schema: z.core.$ZodType, json: object, io: 'input' | 'output'): void {
  const { def } = schema._zod;
  if (isKind<z.core.$ZodDefaultDef>(def, 'default')) Object.assign(json, { default: def.defaultValue });
  if (!isKind<z.core.$ZodPipeDef>(def, 'pipe')) return;
  const out: z.core.$ZodTypeDef = def.out._zod.def;
  if (out.type === 'string') Object.assign(json, lengthsOf(out.checks ?? []));
  const isRead = out.type === 'number' || (out.type === 'array' && def.in._zod.def.type === 'transform');
  if (!isRead) return;
  for (const key of Object.keys(json)) Reflect.deleteProperty(json, key);
  Object.assign(json, jsonSchemaOf(def.out, io));
}

function lengthsOf(checks: readonly z.core.$ZodCheck[]): JsonSchema {
  const bounds = checks.map((check) => {
    const { params = {} } = check._zod.def as { params?: { min?: number; max?: number } };
    return {
      ...(params.min !== undefined && params.min > 0 && { minLength: params.min }),
      ...(params.max !== undefined && { maxLength: params.max }),
    };
  });
  return Object.assign({}, ...bounds);
}

function isKind<Def extends z.core.$ZodTypeDef>(def: z.core.$ZodTypeDef, kind: string): def is Def {
  return def.type === kind;
}
