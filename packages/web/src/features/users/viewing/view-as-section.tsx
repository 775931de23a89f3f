import { useMutation } from '@tanstack/react-query';
import {
  VIEWING_RULE_TEXTS,
  viewingEndpoints,
  viewingRefusal,
} from '@toasoan/contract/features/users/viewing.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { showView } from '#web/core/session/viewing.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { Foldable } from '../foldable.tsx';
import type { Person } from '../person.ts';
import styles from '../user-dialogs.module.css';

const LONGEST = 300;

/** A window in which SUPPER_ADMIN sees the console as this person does, with every write refused. */
export function ViewAsSection({ person }: { readonly person: Person }) {
  const { t } = useTranslation('users');
  const today = dayIn(NEWSROOM_ZONE, useNow());
  const own = useAuth(({ role, userId }) => (role === 'SUPPER_ADMIN' ? userId : ''));
  if (own === '') return null;
  const refusal = viewingRefusal(own, person, today);
  return (
    <Foldable title={t('viewAs.title')}>
      <p className={textStyles.hint}>{t('viewAs.hint')}</p>
      <ViewAsForm
        person={person}
        disabledReason={refusal && VIEWING_RULE_TEXTS[refusal][currentLanguage()]}
      />
    </Foldable>
  );
}

interface ViewAsFormProps {
  readonly person: Person;
  readonly disabledReason: string | undefined;
}

function ViewAsForm({ person, disabledReason }: ViewAsFormProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const [reason, setReason] = useState('');
  const projectId = useProjectId();
  const begin = useMutation({
    mutationFn: () =>
      call(viewingEndpoints.viewAs, { body: { userId: person.userId, reason: reason.trim() } }),
  });

  function open() {
    // Before anything is waited for: only then does a browser allow a window.
    const view = window.open('', '_blank');
    if (view === null) {
      showToast({ tone: 'error', text: t('viewAs.blocked') });
      return;
    }
    const isTheirs = person.projects.some((project) => project.projectId === projectId);
    begin.mutate(undefined, {
      onSuccess: ({ viewId }) => {
        showView(view, viewId, isTheirs ? `/dashboard?project=${projectId}` : '/');
        showToast({ tone: 'success', text: t('viewAs.done', { name: person.displayName }) });
      },
      onError: () => view.close(),
    });
  }
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('viewAs.reason')}
      </label>
      <TextInput id={id} value={reason} onChange={setReason} maxLength={LONGEST} />
      <p className={textStyles.hint}>{t('viewAs.reason.hint')}</p>
      <Button onClick={open} busy={begin.isPending} disabledReason={disabledReason}>
        {t('viewAs.start')}
      </Button>
    </>
  );
}
