import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleConflict } from '#web/patterns/article-merge/model/merge-part.ts';
import { ShownBlocks } from '#web/patterns/article-merge/shown-blocks.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { Choice } from './merge-texts.ts';
import type { FieldConflict } from './merge-values.ts';
import styles from './merging.module.css';
import type { ShownField } from './shown-fields.ts';

interface Answer {
  readonly kind: Choice['kind'];
  readonly label: string;
  /** The value of this answer; absent where the other answers show it. */
  readonly shown?: ReactNode;
}

interface QuestionProps {
  readonly id: string;
  readonly label: string;
  /** The value before both changes. */
  readonly before?: ReactNode;
  readonly answers: readonly Answer[];
  /** Initial text of the person's own answer. */
  readonly ownText: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** One place that both changed; arrow keys move between the answers. */
function Question(props: QuestionProps) {
  const { id, label, before, answers, ownText, choice, onChoose } = props;
  const { t } = useTranslation('merge');
  const name = useId();
  return (
    <fieldset className={styles.question} data-question={id} data-decided={choice !== undefined}>
      <legend className={styles.legend}>{label}</legend>
      {before !== undefined && (
        <div className={styles.before}>
          <span className={textStyles.hint}>{t('base')}</span>
          {before}
        </div>
      )}
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer.kind} className={styles.answer}>
            <input
              type="radio"
              name={name}
              checked={choice?.kind === answer.kind}
              onChange={() =>
                onChoose(answer.kind === 'own' ? { kind: 'own', text: ownText } : { kind: answer.kind })
              }
            />
            <span className={styles.side}>
              <span className={textStyles.hint}>{answer.label}</span>
              {answer.shown}
            </span>
          </label>
        ))}
      </div>
      {choice?.kind === 'own' && (
        <TextArea
          aria-label={t('ownText', { place: label })}
          value={choice.text}
          onChange={(text) => onChoose({ kind: 'own', text })}
        />
      )}
    </fieldset>
  );
}

interface FieldQuestionProps {
  readonly id: string;
  readonly field: Pick<ShownField, 'label' | 'show'>;
  readonly conflict: FieldConflict;
  readonly theirName: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** A field that both changed, displayed as in other comparisons. */
export function FieldQuestion({ id, field, conflict, theirName, choice, onChoose }: FieldQuestionProps) {
  const { t } = useTranslation('merge');
  const { base, mine, theirs, both } = conflict;
  const shown = (value: unknown): ReactNode => {
    const text = field.show ? field.show(value as never) : plain(value);
    return <span>{text === '' || text === false ? t('empty') : text}</span>;
  };
  const isText = typeof mine === 'string' && typeof theirs === 'string' && !field.show;
  return (
    <Question
      id={id}
      label={field.label}
      before={base === undefined || base === '' ? undefined : <del>{shown(base)}</del>}
      answers={[
        { kind: 'mine', label: t('mine'), shown: shown(mine) },
        { kind: 'theirs', label: t('theirs', { name: theirName }), shown: shown(theirs) },
        ...(both === undefined ? [] : [{ kind: 'both' as const, label: t('both'), shown: shown(both) }]),
        ...(isText ? [{ kind: 'own' as const, label: t('own') }] : []),
      ]}
      ownText={String(mine)}
      choice={choice}
      onChoose={onChoose}
    />
  );
}

const plain = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

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

/** Paragraphs that both changed: the base, and the two results. */
export function PlaceQuestion({ id, label, conflict, theirName, choice, onChoose }: PlaceQuestionProps) {
  const { t } = useTranslation('merge');
  const { base, mine, theirs } = conflict;
  const canWrite = [...base, ...mine, ...theirs].every(isLine);
  // Most of a list or table is unchanged: each answer marks its differences, and nothing is struck twice.
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
