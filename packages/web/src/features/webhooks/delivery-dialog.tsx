import { useQuery } from '@tanstack/react-query';
import { WEBHOOK_TOPIC_TEXTS } from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { useRedeliver, webhookDelivery } from './webhook-queries.ts';
import { DeliveryTag, outcomeWords } from './webhook-state.tsx';
import styles from './webhooks.module.css';

interface DeliveryDialogProps {
  readonly ids: { readonly id: string; readonly deliveryId: string };
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A topic that this console does not know yet is shown as it is sent. */
export function topicWords(topic: string): string {
  const known: Readonly<Record<string, (typeof WEBHOOK_TOPIC_TEXTS)['webhook.test']>> = WEBHOOK_TOPIC_TEXTS;
  return known[topic]?.[currentLanguage()] ?? topic;
}

/** One message: what it says, every attempt with its answer, and sending it again. */
export function DeliveryDialog({ ids, onBack, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation(['webhooks', 'ui']);
  const { data: item } = useQuery(webhookDelivery(useProjectId(), ids));
  const redeliver = useRedeliver();
  const send = () =>
    redeliver.mutate(ids, { onSuccess: () => showToast({ tone: 'success', text: t('redeliver.done') }) });
  return (
    <Dialog
      title={item ? topicWords(item.topic) : t('log.open')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{t('log.back')}</Button>
          {item && item.state !== 'WAITING' && (
            <Button variant="main" busy={redeliver.isPending} onClick={send}>
              {t('redeliver')}
            </Button>
          )}
        </>
      }
    >
      {item === undefined && <Skeleton height="320px" />}
      {item && (
        <Stack gap={3}>
          <span>
            <DeliveryTag state={item.state} />{' '}
            {item.nextTime !== null && item.attempts > 0 && (
              <>
                {t('log.next')} <DateText time={item.nextTime} />
              </>
            )}
          </span>
          <ul className={styles.log} aria-label={t('log.tries')}>
            {item.tries.map((attempt) => (
              <li key={attempt.time}>
                <span className={styles.what}>
                  {outcomeWords(attempt)}
                  {attempt.answer !== '' && <span className={styles.second}>{attempt.answer}</span>}
                </span>
                <span>{t('log.duration', { ms: attempt.durationMs })}</span>
                <DateText time={attempt.time} />
              </li>
            ))}
          </ul>
          <p className={styles.second}>
            {t('log.message')} <code>{item.messageId}</code>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message is scrolled by keyboard. */}
          <section className={styles.message} tabIndex={0} aria-label={t('log.payload')}>
            <code>{JSON.stringify(JSON.parse(item.payload), null, 2)}</code>
          </section>
        </Stack>
      )}
    </Dialog>
  );
}
