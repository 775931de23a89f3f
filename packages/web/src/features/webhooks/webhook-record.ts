import {
  type WebhookDetail,
  type WebhookTopic,
  webhookCreate,
} from '@toasoan/contract/features/webhooks/webhook.ts';
import { WEBHOOK_TOPIC_TEXTS } from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createWebhook, updateWebhook, webhookDetail } from './webhook-queries.ts';

/** What the form holds; its fields have the names of the call's. */
export interface WebhookValues {
  readonly title: string;
  readonly address: string;
  readonly topics: readonly WebhookTopic[];
}

const BLANK: WebhookValues = {
  title: '',
  address: '',
  topics: ['post.published', 'post.updated', 'post.unpublished', 'post.taken_down'],
};

const toInput = ({ title, address, topics }: WebhookValues) => ({
  title: title.trim(),
  address: address.trim(),
  topics: [...topics],
});

async function save(values: WebhookValues, webhook: WebhookDetail | undefined): Promise<WebhookDetail> {
  return webhook ? await updateWebhook(webhook, toInput(values)) : await createWebhook(toInput(values));
}

export function useWebhookRecord(): RecordForm<WebhookDetail, WebhookValues> {
  const { t } = useTranslation('webhooks');
  return {
    name: 'webhooks',
    detail: webhookDetail,
    blank: () => BLANK,
    toValues: ({ title, address, topics }) => ({ title, address, topics }),
    validate: (values) => schemaProblems(webhookCreate, toInput(values)),
    save,
    fields: {
      title: { label: t('field.title') },
      address: { label: t('field.address') },
      topics: {
        label: t('field.topics'),
        show: (topics) => topics.map((topic) => WEBHOOK_TOPIC_TEXTS[topic][currentLanguage()]).join(', '),
      },
    },
  };
}
