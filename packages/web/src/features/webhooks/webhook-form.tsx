import { WEBHOOK_TOPICS, type WebhookDetail } from '@toasoan/contract/features/webhooks/webhook.ts';
import { WEBHOOK_TOPIC_TEXTS } from '@toasoan/contract/features/webhooks/webhook-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { WebhookValues } from './webhook-record.ts';

interface WebhookFormProps {
  readonly form: FormStore<WebhookValues>;
  readonly webhook: WebhookDetail | undefined;
}

export function WebhookForm({ form, webhook }: WebhookFormProps) {
  const { t } = useTranslation('webhooks');
  return (
    <>
      <Field form={form} name="title" label={t('field.title')} hint={t('field.titleHint')} required>
        {(control) => <TextInput {...control} autoFocus={webhook === undefined} />}
      </Field>
      <Field form={form} name="address" label={t('field.address')} hint={t('field.addressHint')} required>
        {(control) => <TextInput {...control} inputMode="url" placeholder="https://" spellCheck={false} />}
      </Field>
      <Field form={form} name="topics" label={t('field.topics')} hint={t('field.topicsHint')} required>
        {({ value, onChange, id, ...control }) => (
          <Stack gap={2} role="group" id={id} aria-label={t('field.topics')}>
            {WEBHOOK_TOPICS.map((topic) => (
              <Checkbox
                key={topic}
                checked={value.includes(topic)}
                disabled={control.disabled}
                onChange={({ currentTarget }) =>
                  onChange(
                    WEBHOOK_TOPICS.filter((one) =>
                      one === topic ? currentTarget.checked : value.includes(one),
                    ),
                  )
                }
              >
                {WEBHOOK_TOPIC_TEXTS[topic][currentLanguage()]} <code>{topic}</code>
              </Checkbox>
            ))}
          </Stack>
        )}
      </Field>
    </>
  );
}
