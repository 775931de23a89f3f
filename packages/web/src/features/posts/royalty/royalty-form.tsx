import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PAY_STATES, QUALITY_GRADES } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import {
  maxOfGroup,
  ROYALTY_GROUP_TABLE,
  ROYALTY_GROUPS,
  type RoyaltyGroupCode,
} from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { PayeeRows } from './payee-rows.tsx';
import styles from './royalty.module.css';
import { useSaveRoyalty } from './royalty-queries.ts';
import { draftOf, type RoyaltyState, reckoned, royaltyForm } from './royalty-values.ts';

interface RoyaltyFormProps {
  readonly post: Pick<Post, 'id' | 'authors'>;
  readonly state: RoyaltyState;
}

/** Group, coefficient, payees and what comes of them: the server reckons by the same rules. */
export function RoyaltyForm({ post, state }: RoyaltyFormProps) {
  const { t } = useTranslation('royalty');
  const [form] = useState(() => royaltyForm(state, post.authors));
  const save = useSaveRoyalty(post.id);
  const values = useFormPart(form, (part) => part.values);
  const { amount, parts } = reckoned(values);

  function send() {
    const draft = form.checkAll() ? draftOf(values) : undefined;
    if (!draft) return;
    save.mutate(
      { postId: post.id, version: state.royalty?.version ?? 0, ...draft },
      { onSuccess: () => showToast({ tone: 'success', text: t('done') }) },
    );
  }
  const max = maxOfGroup(values.royaltyGroup, state.settings.maxima);
  return (
    <div className={styles.fields}>
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
        <Field form={form} name="coefficient" label={t('field.coefficient')} hint={t('max', { max })}>
          {(control) => <TextInput {...control} inputMode="decimal" />}
        </Field>
        <Field form={form} name="unitValue" label={t('field.unitValue')}>
          {(control) => <TextInput {...control} inputMode="numeric" />}
        </Field>
      </div>
      <Field form={form} name="payees" label={t('field.payees')}>
        {(control) => <PayeeRows {...control} parts={parts} />}
      </Field>
      <p className={styles.amount}>
        {t('field.amount')} <strong>{t('money', { amount: formatNumber(amount) })}</strong>
      </p>
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
            options={PAY_STATES.map((one) => ({ value: one, label: t(`payState.${one}`) }))}
            onChange={(one) => control.onChange(one ?? 'UNSET')}
          />
        )}
      </Field>
      <Button variant="main" busy={save.isPending} onClick={send}>
        {t('save')}
      </Button>
    </div>
  );
}
