import { useQuery } from '@tanstack/react-query';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { sameValues } from '#web/ui/form/form-store.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { PostSession } from '../editing/post-session.ts';
import { postContent, postValues } from '../editing/post-values.ts';
import { usePostFields, type WholePost } from '../editing/use-post-fields.tsx';
import { postDetail } from '../post-queries.ts';
import styles from './presence.module.css';

interface CompareKeptProps {
  readonly session: PostSession;
  readonly postId: string;
  readonly onClose: () => void;
}

/** Compares typed text with the saved text while this page cannot save. */
export function CompareKept({ session, postId, onClose }: CompareKeptProps) {
  const { t } = useTranslation('lock');
  const projectId = useProjectId();
  const newest = useQuery({ ...postDetail(projectId, postId), staleTime: 0 });
  return (
    <Dialog
      title={t('compareTitle')}
      size="widest"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {newest.data && <Differences session={session} newest={newest.data} />}
      {!newest.data && newest.error && (
        <LoadFailure
          title={t('compareFailed')}
          error={newest.error}
          onRetry={() => void newest.refetch()}
          retrying={newest.isFetching}
        />
      )}
      {newest.isPending && <Skeleton height="240px" />}
    </Dialog>
  );
}

function Differences({ session, newest }: { readonly session: PostSession; readonly newest: Post }) {
  const { t } = useTranslation('lock');
  const fields = usePostFields();
  const mine: WholePost = { ...session.form.get().values, content: checkArticle(session.article.document()) };
  const theirs: WholePost = { ...postValues(newest), content: postContent(newest) };
  const names = (Object.keys(fields) as (keyof WholePost)[]).filter(
    (name) => !sameValues(mine[name], theirs[name]),
  );
  if (names.length === 0) return <p>{t('compareSame')}</p>;
  const labels = {
    beforeLabel: t('compareTheirs', { name: newest.updatedBy.name }),
    afterLabel: t('compareMine'),
  };
  return names.map((name) => (
    <section key={name} className={styles.difference}>
      <h3>{fields[name].label}</h3>
      <OneField fields={fields} name={name} mine={mine} theirs={theirs} labels={labels} />
    </section>
  ));
}

interface OneFieldProps<Name extends keyof WholePost> {
  readonly fields: ReturnType<typeof usePostFields>;
  readonly name: Name;
  readonly mine: WholePost;
  readonly theirs: WholePost;
  readonly labels: { readonly beforeLabel: string; readonly afterLabel: string };
}

function OneField<Name extends keyof WholePost>({ fields, name, mine, theirs, labels }: OneFieldProps<Name>) {
  const { compare, show } = fields[name];
  if (compare) return compare({ before: theirs[name], after: mine[name], ...labels });
  const words = (value: WholePost[Name]): ReactNode =>
    show ? show(value) : Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return (
    <dl className={styles.sides}>
      <dt>{labels.beforeLabel}</dt>
      <dd>{words(theirs[name])}</dd>
      <dt>{labels.afterLabel}</dt>
      <dd>{words(mine[name])}</dd>
    </dl>
  );
}
