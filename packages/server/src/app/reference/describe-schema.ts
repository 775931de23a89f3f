import type { JsonSchema } from './json-schema.ts';

/** A schema in a few words: "text, 1–100 characters", "ENABLE | DISABLED", "list of whole number". */
export function describeSchema(schema: JsonSchema): string {
  const parts = [nameOf(schema), boundsOf(schema)].filter((part) => part !== '');
  const standard = schema.default === undefined ? '' : `; ${JSON.stringify(schema.default)} when absent`;
  return parts.join(', ') + standard;
}

function nameOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return [...new Set(options.map(describeSchema))].join(' or ');
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  return nameOfType(schema);
}

function nameOfType({ type, items }: JsonSchema): string {
  switch (type) {
    case 'array':
      return `list of ${items === undefined ? 'anything' : describeSchema(items)}`;
    case 'object':
      return 'object';
    case 'string':
      return 'text';
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    default:
      return type ?? 'anything';
  }
}

/** Bounds that only repeat what a number can hold say nothing. */
const isMeaningful = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function boundsOf(schema: JsonSchema): string {
  if (schema.minLength !== undefined || schema.maxLength !== undefined)
    return range(schema.minLength, schema.maxLength, ' characters');
  if (schema.minItems !== undefined || schema.maxItems !== undefined)
    return range(schema.minItems, schema.maxItems, ' items');
  const { minimum, maximum } = schema;
  return range(isMeaningful(minimum) ? minimum : undefined, isMeaningful(maximum) ? maximum : undefined, '');
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && max !== undefined) return `${min}–${max}${unit}`;
  if (min !== undefined) return `from ${min}${unit}`;
  return max === undefined ? '' : `up to ${max}${unit}`;
}
