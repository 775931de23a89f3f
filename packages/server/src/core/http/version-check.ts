import type * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';

/** Whether a body must carry `version`: decided once per endpoint from its schema. */
export function wantsVersion(body: z.core.$ZodType): boolean {
  const { def } = body._zod;
  if (isKind<z.core.$ZodObjectDef>(def, 'object')) {
    const version = def.shape.version;
    return version !== undefined && version._zod.optin !== 'optional';
  }
  if (isKind<z.core.$ZodUnionDef>(def, 'union')) return def.options.every(wantsVersion);
  return false;
}

function isKind<Def extends z.core.$ZodTypeDef>(def: z.core.$ZodTypeDef, kind: string): def is Def {
  return def.type === kind;
}

/** @throws VERSION_MISSING, before any other part of the body is judged. */
export function checkVersionPresent(body: unknown): void {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject || ('version' in body && body.version !== undefined && body.version !== null)) return;
  throw new AppError('VERSION_MISSING', { field: 'version' });
}
