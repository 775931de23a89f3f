import {
  correctionRequestCreate,
  MAX_LINKS,
  REQUEST_CHANNELS,
  REQUESTER_RELATIONS,
  type RequestChannel,
  type RequesterRelation,
} from '@toasoan/contract/features/correction-requests/correction-request.ts';
import {
  REQUEST_CHANNEL_TEXTS,
  REQUESTER_RELATION_TEXTS,
} from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { useReceiveRequest } from './request-queries.ts';
import styles from './requests.module.css';

interface Values {
  readonly channel: RequestChannel;
  readonly receivedTime: string | null;
  readonly requesterName: string;
  readonly requesterOrg: string;
  readonly relation: RequesterRelation;
  readonly requesterEmail: string;
  readonly requesterPhone: string;
  readonly postUrl: string;
  readonly claim: string;
  readonly proposal: string;
  readonly evidenceLinks: readonly string[];
}
type Form = FormStore<Values>;

/** Enters a request that came by letter, mail or telephone. */
export function ReceiveRequestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['correction-requests', 'ui']);
  const [form] = useState(newForm);
  const [idempotencyKey] = useState(randomId);
  const receive = useReceiveRequest();

  function send() {
    if (!form.checkAll()) return;
    const found = correctionRequestCreate.safeParse(form.get().values);
    if (!found.success) return;
    receive.mutate(
      { body: found.data, idempotencyKey },
      {
        onSuccess: ({ number }) => {
          showToast({ tone: 'success', text: t('receive.done', { number }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('receive.open')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={receive.isPending} onClick={send}>
            {t('receive.save')}
          </Button>
        </>
      }
    >
      <RequestFields form={form} />
    </Dialog>
  );
}

function newForm(): Form {
  const initial: Values = {
    channel: 'LETTER',
    receivedTime: new Date().toISOString(),
    requesterName: '',
    requesterOrg: '',
    relation: 'SUBJECT',
    requesterEmail: '',
    requesterPhone: '',
    postUrl: '',
    claim: '',
    proposal: '',
    evidenceLinks: [],
  };
  return createFormStore(initial, (values) => schemaProblems(correctionRequestCreate, values));
}

function RequestFields({ form }: { readonly form: Form }) {
  const { t } = useTranslation('correction-requests');
  const choice = <Value extends string>(
    values: readonly Value[],
    texts: Readonly<Record<Value, Readonly<Record<'vi' | 'en', string>>>>,
  ) => values.map((value) => ({ value, label: texts[value][currentLanguage()] }));
  return (
    <Stack gap={4}>
      <div className={styles.pair}>
        <Field form={form} name="channel" label={t('field.channel')} required>
          {(control) => (
            <Select
              {...control}
              label={t('field.channel')}
              options={choice(REQUEST_CHANNELS, REQUEST_CHANNEL_TEXTS)}
              onChange={(channel) => channel && control.onChange(channel as RequestChannel)}
            />
          )}
        </Field>
        <Field form={form} name="receivedTime" label={t('column.received')} required>
          {(control) => <DateTimeInput {...control} />}
        </Field>
      </div>
      <div className={styles.pair}>
        <Field form={form} name="requesterName" label={t('field.requesterName')} required>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="requesterOrg" label={t('field.requesterOrg')}>
          {(control) => <TextInput {...control} />}
        </Field>
      </div>
      <Field form={form} name="relation" label={t('field.relation')} required>
        {(control) => (
          <Select
            {...control}
            label={t('field.relation')}
            options={choice(REQUESTER_RELATIONS, REQUESTER_RELATION_TEXTS)}
            onChange={(relation) => relation && control.onChange(relation as RequesterRelation)}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field form={form} name="requesterEmail" label={t('field.requesterEmail')} hint={t('reach.hint')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="requesterPhone" label={t('field.requesterPhone')}>
          {(control) => <TextInput {...control} />}
        </Field>
      </div>
      <Field form={form} name="postUrl" label={t('field.postUrl')} required>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field form={form} name="claim" label={t('field.claim')} required>
        {(control) => <TextArea {...control} rows={4} />}
      </Field>
      <Field form={form} name="proposal" label={t('field.proposal')}>
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      <Field
        form={form}
        name="evidenceLinks"
        label={t('field.evidenceLinks')}
        hint={t('evidence.hint', { most: MAX_LINKS })}
      >
        {(control) => <LinkLines {...control} />}
      </Field>
    </Stack>
  );
}

/** One address on each line: addresses may hold commas. */
function LinkLines({ value, onChange, ...control }: Control<readonly string[]>) {
  const [text, setText] = useState(value.join('\n'));
  function change(next: string) {
    setText(next);
    onChange(next.split('\n').flatMap((line) => line.trim() || []));
  }
  return <TextArea {...control} value={text} onChange={change} rows={2} />;
}
