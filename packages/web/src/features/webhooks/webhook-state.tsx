import type { DeliveryState, Webhook, WebhookDelivery } from '@toasoan/contract/features/webhooks/webhook.ts';
import {
  PAUSE_REASON_TEXTS,
  WEBHOOK_FAILURE_TEXTS,
} from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';

/** Whether messages leave, and how the receiver takes them. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const { pauseReason, failures } = webhook;
  if (pauseReason !== null)
    return (
      <StatusTag tone={pauseReason === 'HAND' ? 'unpublished' : 'rejected'}>
        {PAUSE_REASON_TEXTS[pauseReason][currentLanguage()]}
      </StatusTag>
    );
  if (failures > 0) return <StatusTag tone="returned">{t('state.failing', { count: failures })}</StatusTag>;
  return <StatusTag tone="published">{t('state.active')}</StatusTag>;
}

const TONES: Readonly<Record<DeliveryState, StatusTone>> = {
  WAITING: 'scheduled',
  DELIVERED: 'published',
  FAILED: 'rejected',
  DROPPED: 'draft',
};

export function DeliveryTag({ state }: Pick<WebhookDelivery, 'state'>) {
  const { t } = useTranslation('webhooks');
  return <StatusTag tone={TONES[state]}>{t(`delivery.${state}`)}</StatusTag>;
}

interface Outcome {
  readonly status: number | null;
  readonly error: WebhookDelivery['error'];
}

/** "HTTP 503 · Nơi nhận trả lời lỗi" */
export function outcomeWords({ status, error }: Outcome): string {
  return [
    ...(status === null ? [] : [`HTTP ${status}`]),
    ...(error === null ? [] : [WEBHOOK_FAILURE_TEXTS[error][currentLanguage()]]),
  ].join(' · ');
}
