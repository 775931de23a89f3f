import {
  DATA_REQUEST_CHANNELS,
  type DataRequestChannel,
  dataRequestCreate,
  REQUESTER_CAPACITIES,
  type RequesterCapacity,
} from '@toasoan/contract/features/data-requests/data-request.ts';
import {
  DATA_REQUEST_KINDS,
  type DataRequestKind,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import {
  DATA_REQUEST_CHANNEL_TEXTS,
  DATA_REQUEST_KIND_TEXTS,
  REQUESTER_CAPACITY_TEXTS,
} from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { choices } from './choices.ts';
import styles from './data-requests.module.css';
import { useReceiveDataRequest } from './request-queries.ts';

interface Values {
  readonly kind: DataRequestKind;
  readonly channel: DataRequestChannel;
  readonly receivedTime: string | null;
  readonly requesterName: string;
  readonly capacity: RequesterCapacity;
  readonly subjectName: string;
  readonly email: string;
  readonly phone: string;
  readonly details: string;
  readonly refs: readonly string[];
}
type Form = FormStore<Values>;

/** Enters a request that came by letter, mail, telephone or in person. */
export function ReceiveDataRequestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['data-requests', 'ui']);
  const [form] = useState(newForm);
  const [idempotencyKey] = useState(randomId);
  const receive = useReceiveDataRequest();

  function send() {
    if (!form.checkAll()) return;
    const found = dataRequestCreate.safeParse(form.get().values);
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
    kind: 'ACCESS',
    channel: 'LETTER',
    receivedTime: new Date().toISOString(),
    requesterName: '',
    capacity: 'SELF',
    subjectName: '',
    email: '',
    phone: '',
    details: '',
    refs: [],
  };
  return createFormStore(initial, (values) => schemaProblems(dataRequestCreate, values));
}

function RequestFields({ form }: { readonly form: Form }) {
  const { t } = useTranslation('data-requests');
  return (
    <Stack gap={4}>
      <div className={styles.pair}>
        <Field form={form} name="kind" label={t('field.kind')} required>
          {(control) => (
            <Select
              {...control}
              label={t('field.kind')}
              options={choices(DATA_REQUEST_KINDS, DATA_REQUEST_KIND_TEXTS)}
              onChange={(kind) => kind && control.onChange(kind as DataRequestKind)}
            />
          )}
        </Field>
        <Field form={form} name="channel" label={t('field.channel')} required>
          {(control) => (
            <Select
              {...control}
              label={t('field.channel')}
              options={choices(DATA_REQUEST_CHANNELS, DATA_REQUEST_CHANNEL_TEXTS)}
              onChange={(channel) => channel && control.onChange(channel as DataRequestChannel)}
            />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        <Field form={form} name="requesterName" label={t('field.requesterName')} required>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="receivedTime" label={t('column.received')} required>
          {(control) => <DateTimeInput {...control} />}
        </Field>
      </div>
      <div className={styles.pair}>
        <Field form={form} name="capacity" label={t('field.capacity')} required>
          {(control) => (
            <Select
              {...control}
              label={t('field.capacity')}
              options={choices(REQUESTER_CAPACITIES, REQUESTER_CAPACITY_TEXTS)}
              onChange={(capacity) => capacity && control.onChange(capacity as RequesterCapacity)}
            />
          )}
        </Field>
        <Field form={form} name="subjectName" label={t('field.subjectName')} hint={t('subject.hint')}>
          {(control) => <TextInput {...control} />}
        </Field>
      </div>
      <div className={styles.pair}>
        <Field form={form} name="email" label={t('field.email')} hint={t('reach.hint')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="phone" label={t('field.phone')}>
          {(control) => <TextInput {...control} />}
        </Field>
      </div>
      <Field form={form} name="details" label={t('field.details')} required>
        {(control) => <TextArea {...control} rows={4} />}
      </Field>
    </Stack>
  );
}
