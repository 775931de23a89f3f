import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import live from '../live/live-part.module.css';
import type { Guest, Question } from './question-changes.ts';
import { QuestionForm } from './question-form.tsx';

interface QuestionRowProps {
  readonly question: Question;
  readonly guests: readonly Guest[];
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  readonly onChange: (id: string, change: Partial<Question>) => void;
  readonly onRemove: (question: Question) => void;
}

/** Drawn anew only when its own question changes: there may be hundreds. */
export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { question, guests, isOpen, onToggle, onChange, onRemove } = props;
  const { t } = useTranslation('editing');
  const name = question.question.slice(0, 80) || t('question.untitled');
  return (
    <li className={classNames(live.row, isOpen && live.open)}>
      <div className={live.head}>
        <button
          type="button"
          className={live.summary}
          aria-expanded={isOpen}
          onClick={() => onToggle(question.id)}
        >
          <Chip>{t(`question.state.${question.state}`)}</Chip>
          <strong>{name}</strong>
        </button>
        <IconButton
          size="compact"
          icon={<Trash2 size={16} />}
          label={t('question.remove', { name })}
          onClick={() => onRemove(question)}
        />
      </div>
      {isOpen ? (
        <QuestionForm
          question={question}
          guests={guests}
          onChange={onChange}
          onDone={() => onToggle(question.id)}
        />
      ) : (
        question.answer !== '' && <p className={live.text}>{question.answer}</p>
      )}
    </li>
  );
});
