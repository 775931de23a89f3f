import type { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { type ImportNote, note } from '../import-note.ts';

export function refusalNote(failure: AppError): ImportNote {
  const { message, details, errors } = failureEnvelope(failure, 'vi', '');
  return note('SAVE_REFUSED', { problem: details.rules?.[0]?.message ?? errors[0]?.message ?? message });
}
