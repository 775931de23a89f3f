import type { Webhook } from '@toasoan/contract/features/webhooks/webhook.ts';
import { KeyRound, Pause, Play, ScrollText, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { usePauseWebhook, useRemoveWebhook, useTestWebhook } from './webhook-queries.ts';
import { outcomeWords } from './webhook-state.tsx';

export interface Shown {
  readonly what: 'log' | 'secret' | 'resume';
  readonly id: string;
}

interface RowActionOptions {
  readonly texts: ResourceTexts;
  readonly onEdit: (id: string) => void;
  readonly onShow: (shown: Shown) => void;
}

export function useWebhookRowActions({
  texts,
  onEdit,
  onShow,
}: RowActionOptions): (webhook: Webhook) => readonly MenuItem[] {
  const { t } = useTranslation('webhooks');
  const remove = useRemoveWebhook();
  const pause = usePauseWebhook();
  const test = useTestWebhook();
  const items = useRowItems(texts);

  function sendTest({ id, title }: Webhook) {
    test.mutate(id, {
      onSuccess: ({ state, answerStatus, error }) =>
        showToast(
          state === 'DELIVERED'
            ? { tone: 'success', text: t('test.done', { title, status: answerStatus ?? '' }) }
            : {
                tone: 'warning',
                text: t('test.failed', { title, why: outcomeWords({ status: answerStatus, error }) }),
              },
        ),
    });
  }
  return (webhook) => [
    items.edit(() => onEdit(webhook.id)),
    {
      key: 'log',
      label: t('log.open'),
      icon: <ScrollText size={16} />,
      onSelect: () => onShow({ what: 'log', id: webhook.id }),
    },
    { key: 'test', label: t('test.send'), icon: <Send size={16} />, onSelect: () => sendTest(webhook) },
    {
      key: 'secret',
      label: t('secret.open'),
      icon: <KeyRound size={16} />,
      onSelect: () => onShow({ what: 'secret', id: webhook.id }),
    },
    webhook.status === 'ENABLE'
      ? {
          key: 'pause',
          label: t('pause'),
          icon: <Pause size={16} />,
          onSelect: () =>
            pause.mutate(
              { id: webhook.id, body: { version: webhook.version } },
              { onSuccess: ({ title }) => showToast({ tone: 'success', text: t('paused', { title }) }) },
            ),
        }
      : {
          key: 'resume',
          label: t('resume'),
          icon: <Play size={16} />,
          onSelect: () => onShow({ what: 'resume', id: webhook.id }),
        },
    items.remove({ title: webhook.title, text: t('delete.text'), send: () => remove.mutateAsync(webhook) }),
  ];
}
