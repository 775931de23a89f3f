import * as z from 'zod/mini';

/** Where a translated text came from. NONE: nothing could fill it, it waits for a person. */
const TEXT_ORIGINS = ['NONE', 'PAGE', 'MEMORY', 'ENGINE', 'PERSON'] as const;
export const textOrigin = z.enum(TEXT_ORIGINS, { error: 'choice' });
export type TextOrigin = z.output<typeof textOrigin>;
