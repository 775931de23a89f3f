import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from './merge-texts.ts';
import type { FieldConflict } from './merge-values.ts';
import { Question } from './question.tsx';

interface FieldQuestionProps {
  readonly id: string;
  readonly field: { readonly label: string; readonly show?: (value: never) => ReactNode };
  readonly conflict: FieldConflict;
  readonly theirName: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** A field that both changed, named and shown as everywhere where versions are compared. */
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
