import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import type { NotificationSettings } from '@toasoan/contract/features/notifications/notification-settings.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { notificationSettings } from '../notification-queries.ts';
import { isSame, settingsOf } from './settings-draft.ts';

/** The settings as they are saved and as they are being changed. */
export function useSettingsDraft() {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const saved = useQuery(notificationSettings);
  const [draft, setDraft] = useState<NotificationSettings>();
  const known = saved.data && settingsOf(saved.data);
  const save = useMutation({
    mutationFn: (options: NotificationSettings) =>
      call(notificationEndpoints.saveSettings, {
        body: { ...options, version: saved.data?.version ?? 1 },
        suppressErrorToast: ['VERSION_CONFLICT'],
      }),
    onSuccess: (now) => {
      queries.setQueryData(notificationSettings.queryKey, now);
      setDraft(undefined);
      showToast({ tone: 'success', text: t('set.saved') });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') return;
      await saved.refetch();
      showToast({ tone: 'error', text: t('set.conflict') });
    },
  });
  const values = draft ?? known;
  return {
    saved,
    values,
    isDirty: draft !== undefined && known !== undefined && !isSame(draft, known),
    change: setDraft,
    undo: () => setDraft(undefined),
    save,
  };
}
