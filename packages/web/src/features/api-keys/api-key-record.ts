import type { KeyPermission } from '@toasoan/contract/core/endpoint.ts';
import {
  type ApiKeyDetail,
  apiKeyCreate,
  USUAL_QUOTA,
  USUAL_RATE,
} from '@toasoan/contract/features/api-keys/api-key.ts';
import { apiKeyEndpoints as endpoints } from '@toasoan/contract/features/api-keys/endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { apiKeyDetail } from './api-key-queries.ts';
import { pairWords, permissionWords } from './key-words.ts';

/** What the form holds; its fields have the names of the call's. */
export interface ApiKeyValues {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly projectIds: readonly string[];
  readonly langPairs: readonly string[];
  readonly ipAllow: readonly string[];
  readonly quotaPerDay: number | null;
  readonly ratePerMinute: number | null;
}

const toInput = (values: ApiKeyValues) => ({
  name: values.name.trim(),
  permissions: [...values.permissions],
  projectIds: [...values.projectIds],
  langPairs: [...values.langPairs],
  ipAllow: [...values.ipAllow],
  quotaPerDay: values.quotaPerDay ?? Number.NaN,
  ratePerMinute: values.ratePerMinute ?? Number.NaN,
});

/** A new key is shown once, right after it was made. */
export interface ShownKey {
  readonly detail: ApiKeyDetail;
  readonly secret: string;
}

export function useApiKeyRecord(onMade: (made: ShownKey) => void): RecordForm<ApiKeyDetail, ApiKeyValues> {
  const { t } = useTranslation('api-keys');
  const projectId = useProjectId();
  const listed = (texts: readonly string[]) => texts.join(', ');
  return {
    name: 'api-keys',
    detail: apiKeyDetail,
    blank: () => ({
      name: '',
      permissions: ['translate'],
      projectIds: [projectId],
      langPairs: [],
      ipAllow: [],
      quotaPerDay: USUAL_QUOTA,
      ratePerMinute: USUAL_RATE,
    }),
    toValues: ({ projects, ...key }) => ({ ...key, projectIds: projects.map(({ id }) => id) }),
    validate: (values) => schemaProblems(apiKeyCreate, toInput(values)),
    save: async (values, saved) => {
      if (saved !== undefined) {
        const body = { ...toInput(values), id: saved.id, version: saved.version };
        return await call(endpoints.update, { body, suppressErrorToast: ['VERSION_CONFLICT'] });
      }
      const { secret, ...detail } = await call(endpoints.create, { body: toInput(values) });
      if (secret !== undefined) onMade({ detail, secret });
      return detail;
    },
    fields: {
      name: { label: t('field.name') },
      permissions: { label: t('field.permissions'), show: (list) => listed(list.map(permissionWords)) },
      projectIds: { label: t('field.projects'), show: listed },
      langPairs: { label: t('field.pairs'), show: (list) => listed(list.map(pairWords)) },
      ipAllow: { label: t('field.addresses'), show: listed },
      quotaPerDay: { label: t('field.quota') },
      ratePerMinute: { label: t('field.rate') },
    },
  };
}
