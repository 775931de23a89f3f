import { useQuery } from '@tanstack/react-query';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { sameValues } from '#web/ui/form/form-store.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import type { ShownField, ShownFields } from '../merge/shown-fields.ts';
import styles from './presence.module.css';

interface CompareKeptProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly id: string;
  readonly fields: ShownFields;
  readonly onClose: () => void;
}

/** Compares typed text with the saved text while this page cannot save. */
export function CompareKept<A extends ArticleTypes>(props: CompareKeptProps<A>) {
  const { session, id, fields, onClose } = props;
  const { t } = useTranslation('lock');
  const projectId = useProjectId();
  const newest = useQuery({ ...session.kind.detail(projectId, id), staleTime: 0 });
  return (
    <Dialog
      title={t('compareTitle')}
      size="widest"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {newest.data && <Differences session={session} fields={fields} newest={newest.data} />}
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

interface DifferencesProps<A extends ArticleTypes> extends Pick<CompareKeptProps<A>, 'session' | 'fields'> {
  readonly newest: A['record'];
}

function Differences<A extends ArticleTypes>({ session, fields, newest }: DifferencesProps<A>) {
  const { t } = useTranslation('lock');
  const saved = session.kind.textOf(newest);
  const mine: Fields = { ...session.form.get().values, content: checkArticle(session.article.document()) };
  const theirs: Fields = { ...saved.values, content: saved.content };
  const different = Object.entries(fields).filter(([name]) => !sameValues(mine[name], theirs[name]));
  if (different.length === 0) return <p>{t('compareSame')}</p>;
  const labels = {
    beforeLabel: t('compareTheirs', { name: newest.updatedBy.name }),
    afterLabel: t('compareMine'),
  };
  return different.map(([name, field]) => (
    <section key={name} className={styles.difference}>
      <h3>{field.label}</h3>
      <OneField field={field} mine={mine[name]} theirs={theirs[name]} labels={labels} />
    </section>
  ));
}

type Fields = Readonly<Record<string, unknown>>;

interface OneFieldProps {
  readonly field: ShownField;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly labels: { readonly beforeLabel: string; readonly afterLabel: string };
}

function OneField({ field: { compare, show }, mine, theirs, labels }: OneFieldProps) {
  if (compare) return compare({ before: theirs, after: mine, ...labels } as never);
  const words = (value: unknown): ReactNode =>
    show ? show(value as never) : Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return (
    <dl className={styles.sides}>
      <dt>{labels.beforeLabel}</dt>
      <dd>{words(theirs)}</dd>
      <dt>{labels.afterLabel}</dt>
      <dd>{words(mine)}</dd>
    </dl>
  );
}
