import { useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '@toasoan/contract/features/webhooks/webhook.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { DeliveryDialog, topicWords } from './delivery-dialog.tsx';
import { earlierDeliveries, webhookDeliveries, webhookDetail } from './webhook-queries.ts';
import { DeliveryTag, outcomeWords } from './webhook-state.tsx';
import styles from './webhooks.module.css';

interface DeliveryLogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What was sent to a receiver or waits, newest first. */
export function DeliveryLog({ id, onClose }: DeliveryLogProps) {
  const { t } = useTranslation(['webhooks', 'ui']);
  const projectId = useProjectId();
  const title = useQuery(webhookDetail(projectId, id)).data?.title ?? '';
  const { data } = useQuery(webhookDeliveries(projectId, id));
  const [earlier, setEarlier] = useState<{ items: readonly WebhookDelivery[]; hasMore: boolean }>();
  const [opened, setOpened] = useState<string>();
  const items = [...(data?.items ?? []), ...(earlier?.items ?? [])];
  const hasMore = (earlier ?? data)?.hasMore ?? false;
  if (opened !== undefined)
    return (
      <DeliveryDialog
        ids={{ id, deliveryId: opened }}
        onBack={() => setOpened(undefined)}
        onClose={onClose}
      />
    );

  async function more() {
    const last = items.at(-1);
    if (last === undefined) return;
    const next = await earlierDeliveries(id, last.id);
    setEarlier({ items: [...(earlier?.items ?? []), ...next.items], hasMore: next.hasMore });
  }
  return (
    <Dialog
      title={t('log.title', { title })}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {data === undefined && <Skeleton height="320px" />}
      {data?.items.length === 0 && <p>{t('log.empty')}</p>}
      {items.length > 0 && (
        <Stack gap={3}>
          <p>{t('log.lead')}</p>
          <ul className={styles.log} aria-label={t('log.open')}>
            {items.map((item) => (
              <li key={item.id}>
                <span className={styles.what}>
                  <Button variant="quiet" size="compact" onClick={() => setOpened(item.id)}>
                    {topicWords(item.topic)}
                  </Button>
                  <span className={styles.second}>{item.title}</span>
                </span>
                <span>
                  <DeliveryTag state={item.state} />
                  <span className={styles.second}>
                    {outcomeWords({ status: item.answerStatus, error: item.error })}
                    {item.attempts > 1 && ` · ${t('log.attempts', { count: item.attempts })}`}
                  </span>
                </span>
                <DateText time={item.eventTime} />
              </li>
            ))}
          </ul>
          {hasMore && (
            <span>
              <Button onClick={() => void more()}>{t('log.more')}</Button>
            </span>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
