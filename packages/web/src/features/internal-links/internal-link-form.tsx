import {
  INTERNAL_LINK_TARGETS,
  type InternalLink,
  type InternalLinkTarget,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import { FlaskConical } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { LinkValues } from './internal-link-record.ts';
import styles from './internal-links.module.css';
import { TargetPath } from './target-path.tsx';
import { targetSearch } from './target-search.ts';

interface LinkFormProps {
  readonly form: FormStore<LinkValues>;
  readonly link: InternalLink | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
  /** Tries the saved keyword on a post. */
  readonly onTry: (link: InternalLink) => void;
}

export function InternalLinkForm({ form, link, disabled, onTry }: LinkFormProps) {
  const { t } = useTranslation('internal-links');
  return (
    <>
      <Field form={form} name="keyword" label={t('field.keyword')} required disabled={disabled}>
        {(control) => <TextInput {...control} autoFocus={link === undefined} />}
      </Field>
      <Field
        form={form}
        name="variants"
        label={t('field.variants')}
        hint={t('field.variantsHint')}
        disabled={disabled}
      >
        {(control) => <TagInput {...control} />}
      </Field>
      <Field
        form={form}
        name="exclusions"
        label={t('field.exclusions')}
        hint={t('field.exclusionsHint')}
        disabled={disabled}
      >
        {(control) => <TagInput {...control} />}
      </Field>
      <TargetFields form={form} link={link} disabled={disabled} />
      <Field
        form={form}
        name="title"
        label={t('field.title')}
        hint={t('field.titleHint')}
        disabled={disabled}
      >
        {(control) => <TextInput {...control} />}
      </Field>
      <LimitFields form={form} disabled={disabled} />
      <ScopeField form={form} disabled={disabled} />
      <TimeFields form={form} disabled={disabled} />
      <StatusField form={form} disabled={disabled} />
      <div className={styles.tryLine}>
        {link?.lastApplied && (
          <p className={styles.hint}>
            {t('form.applied', {
              n: formatNumber(link.hitCount),
              time: formatDateTime(new Date(link.lastApplied)),
            })}
          </p>
        )}
        <p className={styles.hint}>{t(link ? 'form.tryHint' : 'form.tryAfterSave')}</p>
        {link && (
          <Button icon={<FlaskConical size={16} />} onClick={() => onTry(link)}>
            {t('action.try')}
          </Button>
        )}
      </div>
    </>
  );
}

type PartProps = Pick<LinkFormProps, 'form' | 'disabled'>;

function TargetFields({ form, link, disabled }: Omit<LinkFormProps, 'onTry'>) {
  const { t } = useTranslation('internal-links');
  const projectId = useProjectId();
  const type = useFormPart(form, ({ values }) => values.targetType);
  const search = useMemo(
    () => (type === 'url' ? undefined : targetSearch(projectId, type)),
    [projectId, type],
  );
  const isSaved = link?.targetType === type;
  const hint = isSaved && link && link.target.path !== '' && <TargetPath target={link.target} />;
  return (
    <>
      <Field form={form} name="targetType" label={t('field.targetType')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.targetType')}
            options={INTERNAL_LINK_TARGETS.map((one) => ({ value: one, label: t(`target.${one}`) }))}
            value={value}
            onChange={(one) => {
              onChange((one ?? 'tag') as InternalLinkTarget);
              if (one !== value) form.set('targetId', null);
            }}
          />
        )}
      </Field>
      {search === undefined ? (
        <Field
          form={form}
          name="url"
          label={t('field.url')}
          hint={t('field.urlHint')}
          required
          disabled={disabled}
        >
          {(control) => <TextInput {...control} spellCheck={false} placeholder="/gioi-thieu" />}
        </Field>
      ) : (
        <Field form={form} name="targetId" label={t('field.target')} hint={hint} required disabled={disabled}>
          {({ value, onChange, ...control }) => (
            <Picker
              {...control}
              key={type}
              label={t(`target.${type}`)}
              addLabel={t(value === null ? 'target.choose' : 'target.change')}
              search={search}
              max={1}
              value={value === null ? [] : [value]}
              onChange={([one]) => onChange(one ?? null)}
            />
          )}
        </Field>
      )}
    </>
  );
}

function LimitFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('internal-links');
  return (
    <>
      <Row gap={3} align="baseline" wrap={false}>
        <Field form={form} name="priority" label={t('field.priority')} disabled={disabled}>
          {(control) => <NumberInput {...control} min={1} max={100} />}
        </Field>
        <Field form={form} name="maxPerPost" label={t('field.maxPerPost')} disabled={disabled}>
          {(control) => <NumberInput {...control} min={1} max={5} />}
        </Field>
      </Row>
      <p className={styles.hint}>{t('form.priorityHint')}</p>
      <Field form={form} name="openNewTab" label={t('field.openNewTab')} inline disabled={disabled}>
        {(control) => <Switch {...control} />}
      </Field>
      <Field form={form} name="nofollow" label={t('field.nofollow')} inline disabled={disabled}>
        {(control) => <Switch {...control} />}
      </Field>
    </>
  );
}

function ScopeField({ form, disabled }: PartProps) {
  const { t } = useTranslation('internal-links');
  const projectId = useProjectId();
  const search = useMemo(() => categorySearch(projectId), [projectId]);
  return (
    <Field
      form={form}
      name="scopeCategoryIds"
      label={t('field.scope')}
      hint={t('field.scopeHint')}
      disabled={disabled}
    >
      {(control) => (
        <Picker {...control} label={t('field.scope')} addLabel={t('field.scopeAdd')} search={search} />
      )}
    </Field>
  );
}

function TimeFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('internal-links');
  return (
    <>
      <Field form={form} name="startTime" label={t('field.startTime')} disabled={disabled}>
        {(control) => <DateTimeInput {...control} />}
      </Field>
      <Field form={form} name="endTime" label={t('field.endTime')} disabled={disabled}>
        {(control) => <DateTimeInput {...control} />}
      </Field>
    </>
  );
}
