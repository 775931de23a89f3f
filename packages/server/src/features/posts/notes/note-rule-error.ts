import { MAX_NOTES } from '@toasoan/contract/features/posts/notes/note.ts';
import { NOTE_RULE_TEXTS } from '@toasoan/contract/features/posts/notes/note-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export function noteRuleNotMet(code: keyof typeof NOTE_RULE_TEXTS): AppError {
  const rule = { code, text: NOTE_RULE_TEXTS[code], values: { max: MAX_NOTES } };
  return new AppError('RULES_NOT_MET', { rules: [rule] });
}
