import { useQuery } from '@tanstack/react-query';
import { KEY_PERMISSIONS } from '@toasoan/contract/core/endpoint.ts';
import type { ApiKeyDetail } from '@toasoan/contract/features/api-keys/api-key.ts';
import { withImplied } from '@toasoan/contract/features/api-keys/key-rules.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { apiKeyProjects } from './api-key-queries.ts';
import type { ApiKeyValues } from './api-key-record.ts';
import { pairWords, permissionWords } from './key-words.ts';

interface ApiKeyFormProps {
  readonly form: FormStore<ApiKeyValues>;
  readonly apiKey: ApiKeyDetail | undefined;
  readonly disabled: boolean;
}

const PAIRS = RECORD_LANGUAGES.flatMap((source) =>
  RECORD_LANGUAGES.filter((target) => target !== source).map((target) => `${source}>${target}`),
);

export function ApiKeyForm({ form, apiKey, disabled }: ApiKeyFormProps) {
  const { t } = useTranslation('api-keys');
  return (
    <>
      <Field
        form={form}
        name="name"
        label={t('field.name')}
        hint={t('field.nameHint')}
        required
        disabled={disabled}
      >
        {(control) => <TextInput {...control} autoFocus={apiKey === undefined} />}
      </Field>
      <Field form={form} name="permissions" label={t('field.permissions')} required disabled={disabled}>
        {({ value, onChange, id, ...control }) => (
          <Stack gap={2} role="group" id={id} aria-label={t('field.permissions')}>
            {KEY_PERMISSIONS.map((permission) => (
              <Checkbox
                key={permission}
                checked={value.includes(permission)}
                disabled={
                  control.disabled || (permission === 'get_glossaries' && value.includes('edit_glossaries'))
                }
                onChange={({ currentTarget }) =>
                  onChange(
                    withImplied(
                      currentTarget.checked
                        ? [...value, permission]
                        : value.filter((one) => one !== permission),
                    ),
                  )
                }
              >
                {permissionWords(permission)}
              </Checkbox>
            ))}
          </Stack>
        )}
      </Field>
      <PlaceFields form={form} apiKey={apiKey} disabled={disabled} />
      <Row gap={3} align="baseline">
        <Field
          form={form}
          name="quotaPerDay"
          label={t('field.quota')}
          hint={t('field.quotaHint')}
          disabled={disabled}
        >
          {(control) => <NumberInput {...control} min={1000} max={100_000_000} step={10_000} />}
        </Field>
        <Field form={form} name="ratePerMinute" label={t('field.rate')} disabled={disabled}>
          {(control) => <NumberInput {...control} min={1} max={6000} />}
        </Field>
      </Row>
    </>
  );
}

/** Where, between which languages and from where the key works. */
function PlaceFields({ form, apiKey, disabled }: ApiKeyFormProps) {
  const { t } = useTranslation('api-keys');
  const projects = useQuery({ ...apiKeyProjects(useProjectId()), enabled: !disabled }).data?.projects ?? [];
  const known = new Map([...(apiKey?.projects ?? []), ...projects].map((project) => [project.id, project]));
  return (
    <>
      <Field
        form={form}
        name="projectIds"
        label={t('field.projects')}
        hint={t('field.projectsHint')}
        required
        disabled={disabled}
      >
        {(control) => (
          <MultiSelect
            {...control}
            label={t('field.projects')}
            addLabel={t('field.addProject')}
            options={Array.from(known.values(), ({ id, name }) => ({ value: id, label: name }))}
            max={50}
          />
        )}
      </Field>
      <Field
        form={form}
        name="langPairs"
        label={t('field.pairs')}
        hint={t('field.pairsHint')}
        disabled={disabled}
      >
        {(control) => (
          <MultiSelect
            {...control}
            label={t('field.pairs')}
            addLabel={t('field.addPair')}
            options={PAIRS.map((pair) => ({ value: pair, label: pairWords(pair) }))}
            max={PAIRS.length}
          />
        )}
      </Field>
      <Field
        form={form}
        name="ipAllow"
        label={t('field.addresses')}
        hint={t('field.addressesHint')}
        disabled={disabled}
      >
        {(control) => <TagInput {...control} placeholder="203.0.113.0/24" />}
      </Field>
    </>
  );
}
