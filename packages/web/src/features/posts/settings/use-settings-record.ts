import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { PLAIN_CHECK_SETTINGS } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { type PostSettings, SOFT_CHECKS } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { RecordForm, SavedRecord } from '#web/patterns/form-drawer/record-form.ts';
import { type SettingsValues, settingsInput, settingsProblems, settingsValues } from './settings-values.ts';

export interface SettingsRecord extends SavedRecord {
  readonly settings: PostSettings;
}

export function settingsRecord(projectId: string) {
  const queryKey: QueryKey = [projectId, 'post-settings', 'record'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => recordOf(projectId, await call(postSettingsEndpoints.get, { signal })),
  });
}

function recordOf(id: string, settings: PostSettings): SettingsRecord {
  const { version, updateTime, updatedBy } = settings;
  return {
    id,
    version,
    updateTime: updateTime ?? '',
    updatedBy: { userId: null, name: updatedBy },
    settings,
  };
}

/** Converts the rules of a project into a form and back. */
export function useSettingsRecord(): RecordForm<SettingsRecord, SettingsValues> {
  const { t } = useTranslation('settings');
  const projectId = useProjectId();
  return useMemo(
    () => ({
      name: 'post-settings',
      detail: () => settingsRecord(projectId),
      blank: () => settingsValues({ checks: PLAIN_CHECK_SETTINGS, focusMax: 5 }),
      toValues: ({ settings }) => settingsValues(settings),
      validate: settingsProblems,
      fields: {
        levels: {
          label: t('field.levels'),
          show: (levels) =>
            SOFT_CHECKS.map(({ code }) => `${t(`check.${code}`)}: ${t(`level.${levels[code]}`)}`).join('\n'),
        },
        figures: {
          label: t('field.figures'),
          show: (figures) =>
            SOFT_CHECKS.filter(({ figure }) => figure)
              .map(({ code }) => `${t(`check.${code}`)}: ${figures[code]}`)
              .join('\n'),
        },
        bannedWords: { label: t('field.bannedWords'), show: (words) => words.join(', ') },
        suspectWords: { label: t('field.suspectWords'), show: (words) => words.join(', ') },
        minDelayMinutes: { label: t('field.minDelayMinutes') },
        focusMax: { label: t('field.focusMax') },
      },
      async save(values, record) {
        const body = settingsInput(values, record?.version ?? 1);
        const saved = await call(postSettingsEndpoints.update, {
          body,
          suppressErrorToast: ['VERSION_CONFLICT'],
        });
        return recordOf(projectId, saved);
      },
    }),
    [t, projectId],
  );
}
