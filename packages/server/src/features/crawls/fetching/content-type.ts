import type { SafeAnswer } from '#server/core/safe-fetch/safe-fetch.ts';

export function contentTypeOf({ headers }: SafeAnswer): string {
  return String(headers['content-type'] ?? '');
}
