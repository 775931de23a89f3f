import type { Webhook } from '@toasoan/contract/features/webhooks/webhook.ts';
import { WEBHOOK_TOPIC_TEXTS } from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { WebhookState } from './webhook-state.tsx';
import styles from './webhooks.module.css';

export function useWebhookColumns(address: ListAddress<ListQueryShape>): readonly Column<Webhook>[] {
  const { t } = useTranslation('webhooks');
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.webhook'),
      always: true,
      card: 'title',
      cell: (webhook) => (
        <>
          <RowLink address={address} id={webhook.id}>
            <Highlight text={webhook.title} query={text} />
          </RowLink>
          <span className={styles.second}>{webhook.address}</span>
        </>
      ),
    },
    {
      key: 'topics',
      title: t('column.topics'),
      card: 'detail',
      width: '240px',
      cell: ({ topics }) => (
        <span data-tip={topics.map((topic) => WEBHOOK_TOPIC_TEXTS[topic][currentLanguage()]).join(', ')}>
          {t('topics.count', { count: topics.length })}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '220px',
      cell: (webhook) => <WebhookState webhook={webhook} />,
    },
    {
      key: 'waiting',
      title: t('column.waiting'),
      width: '110px',
      align: 'end',
      card: 'detail',
      cell: ({ waiting }) => waiting,
    },
    {
      key: 'success',
      title: t('column.success'),
      width: '160px',
      minor: true,
      cell: ({ lastSuccessTime }) => <DateText time={lastSuccessTime} />,
    },
  ];
}
