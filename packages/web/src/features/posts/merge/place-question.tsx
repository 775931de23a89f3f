import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleConflict } from '#web/patterns/article-merge/model/merge-part.ts';
import { ShownBlocks } from '#web/patterns/article-merge/shown-blocks.tsx';
import type { Choice } from './merge-texts.ts';
import { Question } from './question.tsx';

interface PlaceQuestionProps {
  readonly id: string;
  readonly label: string;
  readonly conflict: ArticleConflict;
  readonly theirName: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

const NONE: readonly ArticleNode[] = [];
const isLine = ({ type }: ArticleNode) => type === 'paragraph' || type === 'heading';
const textOf = (blocks: readonly ArticleNode[]) => blocks.map((block) => articleText(block)).join('\n');

/** Paragraphs that both changed: what they were, and what each made of them. */
export function PlaceQuestion({ id, label, conflict, theirName, choice, onChoose }: PlaceQuestionProps) {
  const { t } = useTranslation('merge');
  const { base, mine, theirs } = conflict;
  const canWrite = [...base, ...mine, ...theirs].every(isLine);
  // Of a list or a table most is as it was: within each answer one sees what differs, and nothing is struck twice.
  const marksAll = !canWrite && mine.length > 0 && theirs.length > 0;
  const sideOf = (blocks: readonly ArticleNode[]): ReactNode =>
    blocks.length === 0 ? (
      <span>{t('gone')}</span>
    ) : (
      <ShownBlocks before={base} after={blocks} side={marksAll ? 'both' : 'after'} />
    );
  return (
    <Question
      id={id}
      label={label}
      before={
        base.length > 0 ? (
          <ShownBlocks before={base} after={marksAll ? base : NONE} side="before" />
        ) : undefined
      }
      answers={[
        { kind: 'mine', label: t('mine'), shown: sideOf(mine) },
        { kind: 'theirs', label: t('theirs', { name: theirName }), shown: sideOf(theirs) },
        ...(mine.length > 0 && theirs.length > 0 ? [{ kind: 'both' as const, label: t('both') }] : []),
        ...(canWrite ? [{ kind: 'own' as const, label: t('own') }] : []),
      ]}
      ownText={textOf(mine.length > 0 ? mine : theirs)}
      choice={choice}
      onChoose={onChoose}
    />
  );
}
