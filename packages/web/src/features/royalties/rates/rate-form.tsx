import { PLAIN_UNIT_VALUE } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { type RoyaltyRate, royaltyRateCreate } from '@toasoan/contract/features/royalties/royalty-rate.ts';
import {
  ROYALTY_GROUP_TABLE,
  ROYALTY_GROUPS,
  type RoyaltyGroupCode,
} from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { groupName } from '#web/features/posts/public-groups.ts';
import { refusedOf } from '#web/features/posts/public-royalty.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from '../royalties.module.css';
import { useCreateRate, useUpdateRate } from '../royalty-queries.ts';

interface RateValues {
  readonly validFrom: string;
  readonly unitValue: number | null;
  /** As typed; '' keeps that of the decree. */
  readonly maxima: Readonly<Partial<Record<RoyaltyGroupCode, string>>>;
}

interface RateFormProps {
  /** Absent: a new row. */
  readonly rate?: RoyaltyRate;
  /** The newest row, which a new one starts from. */
  readonly like?: RoyaltyRate | undefined;
  readonly onDone: () => void;
}

/** The norms from a day on. */
export function RateForm({ rate, like, onDone }: RateFormProps) {
  const { t } = useTranslation(['royalties', 'ui']);
  const today = dayIn(NEWSROOM_ZONE, useNow());
  const [idempotencyKey] = useState(randomId);
  const [form] = useState(() =>
    createFormStore(valuesOf(rate, like), (values) => schemaProblems(royaltyRateCreate, inputOf(values))),
  );
  const box = useRef<HTMLDivElement>(null);
  const create = useCreateRate();
  const update = useUpdateRate();

  function send() {
    const found = royaltyRateCreate.safeParse(inputOf(form.get().values));
    if (!form.checkAll() || !found.success) {
      focusFirstProblem(box.current);
      return;
    }
    const after = {
      onSuccess: () => {
        showToast({ tone: 'success', text: t('rates.saved') });
        onDone();
      },
      onError: (error: Error) => form.refuse(refusedOf(error)),
    };
    if (rate) update.mutate({ id: rate.id, version: rate.version, ...found.data }, after);
    else create.mutate({ body: found.data, idempotencyKey }, after);
  }
  return (
    <div ref={box} className={styles.rate}>
      <Stack gap={3}>
        <Field form={form} name="validFrom" label={t('rates.validFrom')} hint={t('rates.validFromHint')}>
          {({ value, onChange }) => (
            <DayInput
              label={t('rates.validFrom')}
              value={value === '' ? undefined : value}
              today={today}
              onChange={(day) => onChange(day ?? '')}
            />
          )}
        </Field>
        <Field form={form} name="unitValue" label={t('rates.unitValue')}>
          {(control) => <NumberInput {...control} min={0} step={1000} after="đ" />}
        </Field>
        <Field form={form} name="maxima" label={t('rates.maxima')} hint={t('rates.maximaHint')}>
          {({ id, value, onChange }) => (
            <div className={styles.maxima}>
              {ROYALTY_GROUPS.map((group, index) => (
                <Stack key={group} gap={1}>
                  <label className={textStyles.hint} htmlFor={index === 0 ? id : `${id}-${group}`}>
                    {groupName(group)}
                  </label>
                  <TextInput
                    id={index === 0 ? id : `${id}-${group}`}
                    inputMode="decimal"
                    placeholder={String(ROYALTY_GROUP_TABLE[group].max)}
                    value={value[group] ?? ''}
                    onChange={(max) => onChange({ ...value, [group]: max })}
                  />
                </Stack>
              ))}
            </div>
          )}
        </Field>
        <Row justify="end">
          <Button onClick={onDone}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={create.isPending || update.isPending} onClick={send}>
            {t('rates.save')}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}

function valuesOf(rate: RoyaltyRate | undefined, like: RoyaltyRate | undefined): RateValues {
  const base = rate ?? like;
  const maxima = Object.entries(base?.maxima ?? {}).map(([group, max]) => [group, formatNumber(max)]);
  return {
    validFrom: rate?.validFrom ?? '',
    unitValue: base?.unitValue ?? PLAIN_UNIT_VALUE,
    maxima: Object.fromEntries(maxima) as RateValues['maxima'],
  };
}

function inputOf({ validFrom, unitValue, maxima }: RateValues) {
  const typed = Object.entries(maxima).filter(([, max]) => max.trim() !== '');
  return {
    validFrom,
    unitValue,
    maxima: Object.fromEntries(typed.map(([group, max]) => [group, Number(max.trim().replace(',', '.'))])),
  };
}
