import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import styles from '../merge/merging.module.css';

interface ComparedDraft {
  /** The short texts above the body. */
  readonly head: readonly string[];
  readonly content: ArticleDocument;
}

interface ComparedDraftsProps {
  readonly older: ComparedDraft;
  readonly newer: ComparedDraft;
  readonly olderLabel: string;
  readonly newerLabel: string;
  readonly takeLabel: string;
  readonly onTakeOlder: () => void;
}

/** Two unsaved texts of one person. The newer one is used unless the person takes the other one. */
export function ComparedDrafts({ older, newer, olderLabel, newerLabel, ...take }: ComparedDraftsProps) {
  return (
    <div className={styles.compared}>
      {older.head.map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields stand in a fixed order
        <TextCompare key={place} before={words} after={newer.head[place] ?? ''} />
      ))}
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
