import { MAX_NOTE } from '@toasoan/contract/features/comments/comment-limits.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './questions.module.css';
import { WordsField } from './words-field.tsx';

interface ReasonQuestionProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly quote?: string;
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  readonly tone?: 'danger' | 'main';
  readonly isRequired?: boolean;
  /** What is missing beside the words. */
  readonly stopped?: string | undefined;
  readonly busy: boolean;
  /** Further fields, above the words. */
  readonly children?: ReactNode;
  readonly onSend: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks for words, says what will follow, and sends them. */
export function ReasonQuestion(props: ReasonQuestionProps) {
  const { title, text, quote, label, action, initial = '', tone = 'main', isRequired = true } = props;
  const { t } = useTranslation(['comments', 'ui']);
  const [words, setWords] = useState(initial);
  const missing = isRequired && words.trim() === '' ? t('reasonMissing') : undefined;
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t('ui:cancel')}</Button>
          <Button
            variant={tone}
            busy={props.busy}
            disabledReason={props.stopped ?? missing}
            onClick={() => props.onSend(words.trim())}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {quote !== undefined && <blockquote className={styles.quote}>{quote}</blockquote>}
      {props.children}
      <WordsField
        isFirst={props.children === undefined}
        label={label}
        max={MAX_NOTE}
        value={words}
        onChange={setWords}
      />
    </Dialog>
  );
}
