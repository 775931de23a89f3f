import { ApiError } from '#web/core/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Shown in the words of the rules, so the general notification is suppressed. */
export const REFUSALS = ['RULES_NOT_MET'] as const;

/** Shows each rule that refused something, the first one in the first line; the call itself shows other failures. */
export function notifyRefusal(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== REFUSALS[0]) return;
  const [first = error.message, ...others] = (error.details.rules ?? []).map(({ message }) => message);
  showToast({ tone: 'error', text: first, details: others });
}
