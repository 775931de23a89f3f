import { useQuery } from '@tanstack/react-query';
import {
  POST_ACTIONS,
  type PostAction,
  whyActionEndpoints,
} from '@toasoan/contract/features/posts/checklist/why-action.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { peopleSearch } from '../list/people-search.ts';
import { postKeys } from '../post-queries.ts';
import styles from './publish-blockers.module.css';

/** Why a colleague can or cannot do something with this post now: the one rule that decides. */
export function WhyColleague({ postId }: { readonly postId: string }) {
  const { t } = useTranslation(['checklist', 'workflow']);
  const projectId = useProjectId();
  const [[person], setPeople] = useState<readonly Picked[]>([]);
  const [action, setAction] = useState<PostAction>('publish');
  return (
    <section>
      <h3 className={styles.heading}>{t('colleague.title')}</h3>
      <Stack gap={2}>
        <p className={textStyles.hint}>{t('colleague.hint')}</p>
        <Picker
          label={t('colleague.person')}
          addLabel={t('colleague.choose')}
          search={peopleSearch(projectId)}
          max={1}
          value={person ? [person] : []}
          onChange={setPeople}
        />
        <Select
          label={t('colleague.action')}
          options={POST_ACTIONS.map((one) => ({ value: one, label: nameOf(one) }))}
          value={action}
          onChange={(next) => setAction((next ?? 'publish') as PostAction)}
        />
        <div role="status">{person && <Answer postId={postId} userId={person.id} action={action} />}</div>
      </Stack>
    </section>
  );

  function nameOf(one: PostAction): string {
    if (one === 'read') return t('colleague.read');
    return one === 'edit' ? t('colleague.edit') : t(`workflow:transition.${one}`);
  }
}

interface AnswerProps {
  readonly postId: string;
  readonly userId: string;
  readonly action: PostAction;
}

function Answer({ postId, userId, action }: AnswerProps) {
  const { i18n } = useTranslation();
  const projectId = useProjectId();
  const { data, error } = useQuery({
    queryKey: postKeys(projectId, 'why-action', i18n.language, { postId, userId, action }),
    queryFn: ({ signal }) =>
      call(whyActionEndpoints.get, {
        params: { id: postId },
        query: { action, userId },
        signal,
        suppressErrorToast: 'everything',
      }),
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <p>{error.message}</p>;
  if (!data) return <Spinner />;
  const Sign = data.allowed ? CircleCheck : CircleX;
  return (
    <p className={styles.answer}>
      <Sign size={18} aria-hidden className={data.allowed ? styles.allowed : styles.refused} />
      {data.message}
    </p>
  );
}
