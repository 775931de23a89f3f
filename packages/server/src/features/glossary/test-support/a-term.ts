import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';

/** A body of an entry that a person might write. */
export function aTerm(
  more: Partial<BodyInput<typeof glossaryEndpoints.create>> = {},
): BodyInput<typeof glossaryEndpoints.create> {
  return {
    sourceLang: 'vi',
    targetLang: 'en',
    format: 'KEYWORD',
    sourceContent: 'nghệ nhân',
    targetContent: 'artisan',
    ...more,
  };
}
