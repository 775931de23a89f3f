import { COMMENT_SORTS, MODERATION_MODES } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { RuleTester } from './rule-tester.tsx';
import type { RuleValues } from './rule-values.ts';
import styles from './rules.module.css';
import { RulesPreview } from './rules-preview.tsx';

type NamesOf<Kind> = {
  [Name in keyof RuleValues]: RuleValues[Name] extends Kind ? Name : never;
}[keyof RuleValues];
type NumberName = Exclude<NamesOf<number | null>, never>;
type SwitchName = NamesOf<boolean>;

interface RulesFormProps {
  readonly form: FormStore<RuleValues>;
  /** Without a mail server nobody can verify an e-mail. */
  readonly isMailOn: boolean;
  readonly disabled: boolean;
}

/** The rules of a project by subject, a tester, and a preview over the last 30 days. */
export function RulesForm({ form, isMailOn, disabled }: RulesFormProps) {
  const { t } = useTranslation('rules');
  const shared = { form, disabled };
  return (
    <>
      <Group title={t('group.mode')}>
        <ChoiceField {...shared} name="mode" options={MODERATION_MODES} />
        <SwitchField
          {...shared}
          name="verifiedOnly"
          disabled={disabled || !isMailOn}
          hint={isMailOn ? undefined : t('mailIsOff')}
        />
      </Group>
      <Group title={t('group.senders')}>
        <WordsListField {...shared} name="bannedDomains" />
        <SwitchField {...shared} name="refuseDisposable" hint={t('hint.refuseDisposable')} />
      </Group>
      <Group title={t('group.words')}>
        <p className={styles.text}>{t('words.text')}</p>
        <WordsListField {...shared} name="bannedWords" />
        <ChoiceField {...shared} name="bannedAction" options={['HOLD', 'REJECT']} />
        <WordsListField {...shared} name="suspectWords" />
      </Group>
      <Group title={t('group.held')}>
        <NumberField {...shared} name="maxLinks" max={10} />
        <SwitchField {...shared} name="holdPhones" />
        <SwitchField {...shared} name="holdCaps" />
        <SwitchField {...shared} name="holdNoDiacritics" />
        <NumberField {...shared} name="newSenderApprovals" max={50} hint={t('zeroIsNever')} />
        <NumberField {...shared} name="floodLimit" max={100} hint={t('zeroIsNever')} />
        <NumberField {...shared} name="repeatLimit" max={100} hint={t('zeroIsNever')} />
      </Group>
      <Group title={t('group.limits')}>
        <NumberField {...shared} name="minSeconds" max={86_400} after={t('unit.seconds')} />
        <NumberField
          {...shared}
          name="closeAfterDays"
          max={3650}
          after={t('unit.days')}
          hint={t('zeroIsNever')}
        />
        <NumberField {...shared} name="reportsToHide" max={100} after={t('unit.reports')} />
        <NumberField {...shared} name="contactDays" max={1095} after={t('unit.days')} />
      </Group>
      <Group title={t('group.shown')}>
        <SwitchField {...shared} name="maskPersonal" />
        <ChoiceField {...shared} name="sort" options={COMMENT_SORTS} />
        <NumberField {...shared} name="perPage" max={100} />
      </Group>
      <Group title={t('tester.title')}>
        <RuleTester form={form} />
      </Group>
      {!disabled && (
        <Group title={t('preview.title')}>
          <RulesPreview form={form} />
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={textStyles.strong}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface FieldProps<Name> {
  readonly form: FormStore<RuleValues>;
  readonly name: Name;
  readonly disabled: boolean;
  readonly hint?: string | undefined;
}

function NumberField({
  max,
  after,
  ...field
}: FieldProps<NumberName> & { readonly max: number; readonly after?: string }) {
  const { t } = useTranslation('rules');
  return (
    <Field {...field} label={t(`field.${field.name}`)}>
      {(control) => <NumberInput {...control} min={0} max={max} {...(after && { after })} />}
    </Field>
  );
}

function SwitchField(field: FieldProps<SwitchName>) {
  const { t } = useTranslation('rules');
  return (
    <Field inline {...field} label={t(`field.${field.name}`)}>
      {(control) => <Switch {...control} />}
    </Field>
  );
}

function WordsListField(field: FieldProps<'bannedWords' | 'suspectWords' | 'bannedDomains'>) {
  const { t } = useTranslation('rules');
  return (
    <Field {...field} label={t(`field.${field.name}`)} hint={t(`hint.${field.name}`)}>
      {(control) => (
        <TagInput
          {...control}
          placeholder={t(field.name === 'bannedDomains' ? 'domains.placeholder' : 'words.placeholder')}
        />
      )}
    </Field>
  );
}

function ChoiceField({
  options,
  ...field
}: FieldProps<'mode' | 'sort' | 'bannedAction'> & { readonly options: readonly string[] }) {
  const { t } = useTranslation('rules');
  const label = t(`field.${field.name}`);
  return (
    <Field {...field} label={label}>
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          label={label}
          options={options.map((one) => ({ value: one, label: t(`${field.name}.${one}`) }))}
          value={value}
          onChange={(chosen) => onChange(chosen as typeof value)}
        />
      )}
    </Field>
  );
}
