import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import styles from '../merge/merging.module.css';
import type { PostText } from '../merge/post-text.ts';

interface ComparedDraftsProps {
  readonly older: PostText;
  readonly newer: PostText;
  readonly olderLabel: string;
  readonly newerLabel: string;
  readonly takeLabel: string;
  readonly onTakeOlder: () => void;
}

/** Two unsaved texts of one person. The newer one is used unless the person takes the other one. */
export function ComparedDrafts({ older, newer, olderLabel, newerLabel, ...take }: ComparedDraftsProps) {
  return (
    <div className={styles.compared}>
      <TextCompare before={older.values.title} after={newer.values.title} />
      <TextCompare before={older.values.excerpt} after={newer.values.excerpt} />
      <ArticleCompare
        before={older.content}
        after={newer.content}
        beforeLabel={olderLabel}
        afterLabel={newerLabel}
      />
      <Row align="center" justify="end">
        <Button onClick={take.onTakeOlder}>{take.takeLabel}</Button>
      </Row>
    </div>
  );
}
