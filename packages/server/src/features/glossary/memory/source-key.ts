import { createHash } from 'node:crypto';
import { rememberedForm } from '@toasoan/contract/features/glossary/remembered-text.ts';

/** By which the source of an entry is found: the same for texts that differ in blanks and composition alone. */
export function sourceKey(source: string): Buffer {
  return createHash('sha256').update(rememberedForm(source)).digest();
}
