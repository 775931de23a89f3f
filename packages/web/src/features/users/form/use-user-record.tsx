import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { Person } from '../person.ts';
import { LossList } from '../rehearsal/loss-list.tsx';
import type { PasswordLink } from '../save-user.ts';
import { previewOf } from '../user-queries.ts';
import { userRecord } from '../user-record.ts';
import type { UserValues } from '../user-values.ts';

/** The form of an account; a save that takes something away asks first. */
export function useUserRecord(showLink: (link: PasswordLink) => void): RecordForm<Person, UserValues> {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const projectId = useProjectId();
  const mayBeNowhere = useAuth(({ role }) => role === 'SUPPER_ADMIN');
  return useMemo(
    () =>
      userRecord({
        projectId,
        t,
        mayBeNowhere,
        preview: async (proposal) =>
          (await client.fetchQuery({ ...previewOf(projectId, proposal), staleTime: 0 })).changes,
        confirmLoss: (person, changes) =>
          confirm({
            title: t('loss.title', { name: person.displayName }),
            text: <LossList changes={changes} />,
            action: t('loss.action'),
            tone: 'danger',
          }),
        // After the drawer has put the focus where the save leaves it.
        showLink: (link) => window.setTimeout(showLink, 0, link),
      }),
    [client, projectId, t, mayBeNowhere, showLink],
  );
}
