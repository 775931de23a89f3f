import { i18n } from '#web/core/i18n/i18n.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';

/** Asks before unsaved text is left. */
export function askDiscard(): Promise<boolean> {
  return confirm({
    title: i18n.t('patterns:confirm.discard'),
    text: i18n.t('patterns:confirm.discardText'),
    action: i18n.t('patterns:confirm.discardAction'),
    cancel: i18n.t('patterns:confirm.discardCancel'),
    tone: 'danger',
  });
}
