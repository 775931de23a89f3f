import { useTranslation } from 'react-i18next';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { useArticleChoice } from '#web/patterns/article-compare/use-article-choice.ts';
import { mergeArticles, mergedArticle } from '#web/patterns/article-merge/model/merge-articles.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { useSessionPart } from '../editing/session-part.ts';
import type { MergedText } from './merged-text.ts';

interface MergedDialogProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly merged: MergedText;
  readonly onClose: () => void;
}

/** The changes of a colleague that came in: each one stays, or goes again. Text typed since is kept. */
export function MergedDialog<A extends ArticleTypes>({ session, merged, onClose }: MergedDialogProps<A>) {
  const { t } = useTranslation(['merge', 'ui']);
  const { name, before, after } = merged;
  const choice = useArticleChoice(before, after);
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const left = choice.changes.length - choice.taken;
  function apply() {
    const now = session.article.document();
    session.article.replace(mergedArticle(mergeArticles(after, now, choice.article())));
    onClose();
  }
  const refusal = readOnly ? t('review.readOnly', { ...session.kind.words() }) : undefined;
  return (
    <Dialog
      size="widest"
      title={t('review.title', { name, ...session.kind.words() })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" disabledReason={left === 0 ? t('review.nothing') : refusal} onClick={apply}>
            {t('review.apply', { count: left })}
          </Button>
        </>
      }
    >
      <p>{t('review.text', { ...session.kind.words() })}</p>
      <ArticleCompare
        before={before}
        after={after}
        beforeLabel={t('mine')}
        afterLabel={t('review.joined', { name })}
        controls={{ kind: 'choose', choice, take: t('review.take'), leave: t('review.leave') }}
      />
    </Dialog>
  );
}
