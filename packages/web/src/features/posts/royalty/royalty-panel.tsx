import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@toasoan/contract/core/endpoint.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import {
  PAY_STATES,
  QUALITY_GRADES,
  type RoyaltyOfPost,
} from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import {
  maxOfGroup,
  ROYALTY_GROUP_TABLE,
  ROYALTY_GROUPS,
  type RoyaltyGroupCode,
} from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { Plus, X } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './royalty.module.css';
import { draftOf, type PayeeValues, type RoyaltyValues, reckoned, royaltyForm } from './royalty-values.ts';

/** The royalty of a post, for people who set it. */
export function RoyaltyPanel({ post }: { readonly post: Pick<Post, 'id' | 'authors'> }) {
  const { t } = useTranslation('royalty');
  const { data } = useQuery(royaltyOf(useProjectId(), post.id));
  return (
    <InspectorPanel name="post.royalty" title={t('title')} closedAtFirst>
      {data ? (
        <RoyaltyForm key={data.royalty?.version ?? 0} post={post} state={data} />
      ) : (
        <Skeleton height="160px" />
      )}
    </InspectorPanel>
  );
}

interface RoyaltyFormProps {
  readonly post: Pick<Post, 'id' | 'authors'>;
  readonly state: RoyaltyOfPost;
}

/** Group, coefficient, payees and the resulting amounts; the server computes them by the same rules. */
function RoyaltyForm({ post, state }: RoyaltyFormProps) {
  const { t } = useTranslation('royalty');
  const [form] = useState(() => royaltyForm(state, post.authors));
  const save = useSaveRoyalty(post.id);
  const { unitValue } = state.rate;
  // The payment of its month sets PAID, nobody chooses it.
  const payStates = PAY_STATES.filter((one) => one !== 'PAID' || state.royalty?.payState === 'PAID');

  function send() {
    const draft = form.checkAll() ? draftOf(form.get().values) : undefined;
    if (!draft) return;
    save.mutate(
      { postId: post.id, version: state.royalty?.version ?? 0, ...draft },
      { onSuccess: () => showToast({ tone: 'success', text: t('done') }) },
    );
  }
  return (
    <Stack gap={3}>
      <Field form={form} name="royaltyGroup" label={t('field.royaltyGroup')}>
        {(control) => (
          <Select
            {...control}
            label={t('field.royaltyGroup')}
            options={ROYALTY_GROUPS.map((code) => ({
              value: code,
              label: ROYALTY_GROUP_TABLE[code].text[currentLanguage()],
            }))}
            onChange={(code) => control.onChange((code ?? 'NEWS') as RoyaltyGroupCode)}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <CoefficientField form={form} maxima={state.rate.maxima} />
        <UnitValue value={unitValue} />
      </div>
      <Field form={form} name="payees" label={t('field.payees')}>
        {(control) => <PayeeRows {...control} form={form} unitValue={unitValue} />}
      </Field>
      <Amount form={form} unitValue={unitValue} />
      <div className={styles.pair}>
        <Field form={form} name="qualityGrade" label={t('field.qualityGrade')}>
          {(control) => (
            <Select
              {...control}
              label={t('field.qualityGrade')}
              clearable
              options={QUALITY_GRADES.map((grade) => ({ value: grade, label: grade }))}
            />
          )}
        </Field>
        <Field form={form} name="period" label={t('field.period')}>
          {(control) => <TextInput {...control} placeholder="2026-11" />}
        </Field>
      </div>
      <Field form={form} name="payState" label={t('field.payState')}>
        {(control) => (
          <Select
            {...control}
            label={t('field.payState')}
            options={payStates.map((one) => ({ value: one, label: t(`payState.${one}`) }))}
            onChange={(one) => control.onChange(one ?? 'UNSET')}
          />
        )}
      </Field>
      <NoneReason form={form} />
      <Button variant="main" busy={save.isPending} onClick={send}>
        {t('save')}
      </Button>
    </Stack>
  );
}

interface PartProps {
  readonly form: FormStore<RoyaltyValues>;
}

interface CoefficientFieldProps extends PartProps {
  readonly maxima: RoyaltyOfPost['rate']['maxima'];
}

function CoefficientField({ form, maxima }: CoefficientFieldProps) {
  const { t } = useTranslation('royalty');
  const max = useFormPart(form, ({ values }) => maxOfGroup(values.royaltyGroup, maxima));
  return (
    <Field form={form} name="coefficient" label={t('field.coefficient')} hint={t('max', { max })}>
      {(control) => <TextInput {...control} inputMode="decimal" />}
    </Field>
  );
}

interface AmountProps extends PartProps {
  readonly unitValue: number;
}

/** Of the project's table on the day of publication: nobody types it. */
function UnitValue({ value }: { readonly value: number }) {
  const { t } = useTranslation('royalty');
  return (
    <p className={styles.amount}>
      {t('field.unitValue')} <strong>{t('money', { amount: formatNumber(value) })}</strong>
    </p>
  );
}

/** For work that pays nothing. */
function NoneReason({ form }: PartProps) {
  const { t } = useTranslation('royalty');
  const isNone = useFormPart(form, ({ values }) => values.payState === 'NONE');
  return (
    isNone && (
      <Field form={form} name="noneReason" label={t('field.noneReason')}>
        {(control) => <TextInput {...control} />}
      </Field>
    )
  );
}

function Amount({ form, unitValue }: AmountProps) {
  const { t } = useTranslation('royalty');
  const amount = useSettledPart(form, ({ values }) => reckoned(values, unitValue).amount);
  return (
    <p className={styles.amount}>
      {t('field.amount')} <strong>{t('money', { amount: formatNumber(amount) })}</strong>
    </p>
  );
}

/** The payees and their shares. */
function PayeeRows({ id, value, onChange, form, unitValue }: Control<readonly PayeeValues[]> & AmountProps) {
  const { t } = useTranslation('royalty');
  return (
    <Stack gap={3}>
      {value.map((payee, index) => (
        <PayeeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are edited in place; two may have one name
          key={index}
          id={index === 0 ? id : undefined}
          form={form}
          payee={payee}
          index={index}
          unitValue={unitValue}
        />
      ))}
      <Button
        size="compact"
        icon={<Plus size={14} />}
        onClick={() => onChange([...value, { name: '', share: '' }])}
      >
        {t('payee.add')}
      </Button>
    </Stack>
  );
}

interface PayeeRowProps extends AmountProps {
  readonly id: string | undefined;
  readonly payee: PayeeValues;
  readonly index: number;
}

/** A letter in one row leaves the others as they are. */
const PayeeRow = memo(function PayeeRow({ form, id, payee, index, unitValue }: PayeeRowProps) {
  const { t } = useTranslation('royalty');
  const change = (part: Partial<PayeeValues>) =>
    form.set(
      'payees',
      form.get().values.payees.map((one, at) => (at === index ? { ...one, ...part } : one)),
    );
  return (
    <div className={styles.payee}>
      <TextInput
        {...(id !== undefined && { id })}
        aria-label={t('payee.name', { n: index + 1 })}
        value={payee.name}
        onChange={(name) => change({ name, accountId: undefined })}
      />
      <TextInput
        aria-label={t('payee.share', { n: index + 1 })}
        inputMode="decimal"
        value={payee.share}
        after="%"
        onChange={(share) => change({ share })}
      />
      <IconButton
        size="compact"
        icon={<X size={14} />}
        label={t('payee.remove', { n: index + 1 })}
        onClick={() =>
          form.set(
            'payees',
            form.get().values.payees.filter((_, at) => at !== index),
          )
        }
      />
      <PayeePart form={form} index={index} unitValue={unitValue} />
    </div>
  );
});

/** Nothing while the shares do not add up to 100. */
function PayeePart({ form, index, unitValue }: AmountProps & { readonly index: number }) {
  const { t } = useTranslation('royalty');
  const part = useSettledPart(form, ({ values }) => reckoned(values, unitValue).parts[index]);
  return (
    part !== undefined && <span className={styles.part}>{t('money', { amount: formatNumber(part) })}</span>
  );
}

/** Beside the posts, because no change of a post changes its royalty. */
function royaltyOf(projectId: string, postId: string) {
  return queryOptions({
    queryKey: [projectId, 'royalty', postId],
    queryFn: ({ signal }) => call(royaltyEndpoints.detail, { params: { id: postId }, signal }),
  });
}

function useSaveRoyalty(postId: string) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof royaltyEndpoints.save>) => call(royaltyEndpoints.save, { body }),
    onSuccess: (saved) => client.setQueryData(royaltyOf(projectId, postId).queryKey, saved),
    onError: () => invalidate(client, { queryKey: royaltyOf(projectId, postId).queryKey }),
  });
}
