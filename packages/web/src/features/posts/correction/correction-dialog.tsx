import {
  type Aggregator,
  CORRECTION_BASES,
  CORRECTION_TITLE,
  type Correction,
  type CorrectionBasis,
  type CorrectionDraft,
  correctionDraft,
  type PublishedRef,
} from '@toasoan/contract/features/posts/correction/correction.ts';
import { CORRECTION_BASIS_TEXTS } from '@toasoan/contract/features/posts/correction/correction-texts.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { randomId } from '#web/core/random-id.ts';
import { askDiscard } from '#web/patterns/confirm/ask.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './correction.module.css';
import { useSaveCorrection } from './correction-queries.ts';

interface CorrectionDialogProps {
  readonly postId: string;
  readonly publishedRef: PublishedRef;
  /** Absent: a new correction. */
  readonly existing?: Correction | undefined;
  /** What a new one begins with. */
  readonly draft?: Partial<CorrectionDraft> | undefined;
  /** The accepted request that asked for it. */
  readonly requestId?: string | undefined;
  readonly onClose: () => void;
}

const TEXTS = ['wrongText', 'correctText', 'apologyText'] as const;

function formOf(existing: Correction | undefined, draft: Partial<CorrectionDraft> | undefined) {
  const found = existing && correctionDraft.safeParse(pickDraft(existing));
  const initial = found?.success
    ? found.data
    : {
        wrongText: '',
        correctText: '',
        apologyText: '',
        basis: 'SELF' as CorrectionBasis,
        conclusionDoc: '',
        placement: '',
        notifiedParties: [],
        aggregatorsNotified: [],
        ...draft,
      };
  return createFormStore(initial, (values) => schemaProblems(correctionDraft, values));
}

function pickDraft(item: Correction) {
  return Object.fromEntries(
    Object.keys(correctionDraft.shape).map((key) => [key, item[key as keyof Correction]]),
  );
}

/** The form of a correction. The title and text of its post follow from it. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { postId, publishedRef, existing, draft, requestId, onClose } = props;
  const { t } = useTranslation(['correction', 'ui']);
  const [form] = useState(() => formOf(existing, draft));
  const [idempotencyKey] = useState(randomId);
  const save = useSaveCorrection();

  function send() {
    if (!form.checkAll()) return;
    save.mutate(
      {
        draft: correctionDraft.parse(form.get().values),
        postId,
        requestId,
        existing,
        idempotencyKey,
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t(existing ? 'done.changed' : 'done.made') });
          onClose();
        },
      },
    );
  }
  async function leave() {
    if (!form.isDirty() || (await askDiscard())) onClose();
  }
  const { title, section, date } = publishedRef;
  return (
    <Dialog
      title={CORRECTION_TITLE}
      size="wide"
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={save.isPending} onClick={send}>
            {t(existing ? 'action.save' : 'action.make')}
          </Button>
        </>
      }
    >
      <dl className={styles.ref}>
        <dt>{t('ref.title')}</dt>
        <dd>{title}</dd>
        <dt>{t('ref.section')}</dt>
        <dd>{section || '–'}</dd>
        <dt>{t('ref.date')}</dt>
        <dd>{date === null ? '–' : formatDateTime(new Date(date))}</dd>
      </dl>
      <Stack gap={4}>
        {TEXTS.map((name) => (
          <Field key={name} form={form} name={name} label={t(`field.${name}`)} required>
            {(control) => (
              <TextArea {...control} rows={3} data-first-focus={name === TEXTS[0] || undefined} />
            )}
          </Field>
        ))}
        <Field form={form} name="basis" label={t('field.basis')} required>
          {(control) => (
            <Select
              {...control}
              label={t('field.basis')}
              options={CORRECTION_BASES.map((basis) => ({
                value: basis,
                label: CORRECTION_BASIS_TEXTS[basis][currentLanguage()],
              }))}
              onChange={(basis) => control.onChange((basis ?? 'SELF') as CorrectionBasis)}
            />
          )}
        </Field>
        <Field form={form} name="conclusionDoc" label={t('field.conclusionDoc')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="placement" label={t('field.placement')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="notifiedParties" label={t('field.notifiedParties')}>
          {(control) => <TagInput {...control} onChange={(names) => control.onChange([...names])} />}
        </Field>
        <Field form={form} name="aggregatorsNotified" label={t('field.aggregatorsNotified')}>
          {(control) => <AggregatorRows {...control} />}
        </Field>
      </Stack>
    </Dialog>
  );
}

/** Sites that copied the post, each with the time it was notified. */
function AggregatorRows({ id, value, onChange }: Control<Aggregator[]>) {
  const { t } = useTranslation('correction');
  const [name, setName] = useState('');
  function add() {
    const text = name.trim();
    if (text !== '') onChange([...value, { name: text, toldTime: null }]);
    setName('');
  }
  const notify = (index: number, isNotified: boolean) =>
    onChange(
      value.map((one, at) =>
        at === index ? { ...one, toldTime: isNotified ? new Date().toISOString() : null } : one,
      ),
    );
  return (
    <div className={styles.rows}>
      {value.map((one, index) => (
        <Row key={one.name} align="center" wrap={false} justify="between">
          <Checkbox checked={one.toldTime !== null} onChange={({ target }) => notify(index, target.checked)}>
            {one.name}
            {': '}
            {one.toldTime === null
              ? t('aggregator.notNotified')
              : t('aggregator.notified', { time: formatDateTime(new Date(one.toldTime)) })}
          </Checkbox>
          <IconButton
            size="compact"
            icon={<X size={14} />}
            label={t('aggregator.remove', { name: one.name })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </Row>
      ))}
      <Row align="center" wrap={false} justify="between">
        <TextInput
          id={id}
          value={name}
          onChange={setName}
          placeholder={t('aggregator.name')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button size="compact" onClick={add}>
          {t('aggregator.add')}
        </Button>
      </Row>
    </div>
  );
}
