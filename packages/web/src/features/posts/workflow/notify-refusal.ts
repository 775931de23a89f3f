import { ApiError } from '#web/core/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Answered in the words of the rules, which the general notification leaves out. */
export const REFUSALS = ['RULES_NOT_MET'] as const;

/** Says rule by rule why something was refused; other failures were said by the call itself. */
export function notifyRefusal(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== REFUSALS[0]) return;
  const details = (error.details.rules ?? []).map(({ message }) => message);
  showToast({ tone: 'error', text: error.message, details });
}
