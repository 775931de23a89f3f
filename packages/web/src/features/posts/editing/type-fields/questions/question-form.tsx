import { QUESTION_STATES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { Labelled } from '../labelled.tsx';
import live from '../live/live-part.module.css';
import styles from '../type-fields.module.css';
import type { Guest, Question } from './question-changes.ts';

interface QuestionFormProps {
  readonly question: Question;
  readonly guests: readonly Guest[];
  readonly onChange: (id: string, change: Partial<Question>) => void;
  readonly onDone: () => void;
}

/** Writing an answer to a question that waits says that it is answered. */
export function QuestionForm({ question, guests, onChange, onDone }: QuestionFormProps) {
  const { t } = useTranslation('editing');
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const put = (change: Partial<Question>) => onChange(question.id, change);
  const answered = (answer: string) =>
    put({ answer, ...(question.state === 'WAITING' && answer.trim() !== '' && { state: 'ANSWERED' }) });
  const states = QUESTION_STATES.map((state) => ({ value: state, label: t(`question.state.${state}`) }));
  const people = guests.map(({ id, name }, index) => ({
    value: id,
    label: name || t('question.guestName', { n: index + 1 }),
  }));
  return (
    <div className={live.form}>
      <Labelled label={t('question.question')}>
        {(id) => (
          <TextArea
            id={id}
            ref={first}
            rows={2}
            value={question.question}
            onChange={(text) => put({ question: text })}
          />
        )}
      </Labelled>
      <div className={styles.row}>
        <Labelled label={t('question.asker')}>
          {(id) => <TextInput id={id} value={question.asker} onChange={(asker) => put({ asker })} />}
        </Labelled>
        <Labelled label={t('question.guest')}>
          {(id) => (
            <Select
              id={id}
              label={t('question.guest')}
              clearable
              options={people}
              value={question.guestId === '' ? null : question.guestId}
              onChange={(guestId) => put({ guestId: guestId ?? '' })}
            />
          )}
        </Labelled>
        <Labelled label={t('question.state')}>
          {(id) => (
            <Select
              id={id}
              label={t('question.state')}
              options={states}
              value={question.state}
              onChange={(state) => put({ state: (state ?? 'WAITING') as Question['state'] })}
            />
          )}
        </Labelled>
      </div>
      <Labelled label={t('question.answer')}>
        {(id) => <TextArea id={id} rows={4} value={question.answer} onChange={answered} />}
      </Labelled>
      <div className={live.foot}>
        <span />
        <Button size="compact" onClick={onDone}>
          {t('live.done')}
        </Button>
      </div>
    </div>
  );
}
