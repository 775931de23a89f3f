import { QUESTION_STATES } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { Questions } from '@toasoan/contract/features/posts/post-parts.ts';
import { Plus, Trash2, X } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import live from '../live/live-part.module.css';
import type { PartProps } from '../part-section.tsx';
import { Labelled, PartSection } from '../part-section.tsx';
import styles from '../type-fields.module.css';
import { type Guest, type Question, questionChanges } from './question-changes.ts';

const MOST_GUESTS = 20;
const MOST_QUESTIONS = 500;
const NOTHING: Questions = { guests: [], items: [] };

/** The guests and the questions: waiting, answered or hidden. */
export function QuestionsPart({ session }: PartProps) {
  const { t } = useTranslation('editing');
  const { guests, items } = useFormPart(session.form, ({ values }) => values.questions) ?? NOTHING;
  const changes = useMemo(() => questionChanges(session), [session]);
  const [openId, setOpenId] = useState<string>();
  const toggle = useCallback((id: string) => setOpenId((now) => (now === id ? undefined : id)), []);
  const remove = useCallback(
    (question: Question) => {
      const before = session.form.get().values.questions;
      changes.removeQuestion(question.id);
      showToast({
        tone: 'info',
        text: t('question.removed'),
        action: { label: t('workflow:undo'), run: () => session.form.set('questions', before) },
      });
    },
    [session, changes, t],
  );
  return (
    <PartSection session={session} name="questions" title={t('part.questions')}>
      <h3 className={styles.title}>{t('question.guests')}</h3>
      {guests.map((guest, index) => (
        <GuestRow
          key={guest.id}
          guest={guest}
          place={index + 1}
          onChange={changes.changeGuest}
          onRemove={changes.removeGuest}
        />
      ))}
      <div>
        <Button
          size="compact"
          icon={<Plus size={16} />}
          disabledReason={
            guests.length >= MOST_GUESTS ? t('question.guestsFull', { max: MOST_GUESTS }) : undefined
          }
          onClick={changes.addGuest}
        >
          {t('question.addGuest')}
        </Button>
      </div>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('question.items', { count: items.length })}</h3>
        <Button
          size="compact"
          icon={<Plus size={16} />}
          disabledReason={
            items.length >= MOST_QUESTIONS ? t('question.full', { max: MOST_QUESTIONS }) : undefined
          }
          onClick={() => toggle(changes.addQuestion().id)}
        >
          {t('question.add')}
        </Button>
      </div>
      <ul className={live.list}>
        {items.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            guests={guests}
            isOpen={question.id === openId}
            onToggle={toggle}
            onChange={changes.changeQuestion}
            onRemove={remove}
          />
        ))}
      </ul>
    </PartSection>
  );
}

interface GuestRowProps {
  readonly guest: Guest;
  readonly place: number;
  readonly onChange: (id: string, change: Partial<Guest>) => void;
  readonly onRemove: (id: string) => void;
}

function GuestRow({ guest, place, onChange, onRemove }: GuestRowProps) {
  const { t } = useTranslation('editing');
  return (
    <div className={styles.pair}>
      <TextInput
        aria-label={t('question.guestName', { n: place })}
        placeholder={t('question.guestName', { n: place })}
        value={guest.name}
        onChange={(name) => onChange(guest.id, { name })}
      />
      <TextInput
        aria-label={t('question.guestTitle', { n: place })}
        placeholder={t('question.guestTitle', { n: place })}
        value={guest.title}
        onChange={(title) => onChange(guest.id, { title })}
      />
      <IconButton
        size="compact"
        icon={<X size={16} />}
        label={t('question.removeGuest', { name: guest.name || place })}
        onClick={() => onRemove(guest.id)}
      />
    </div>
  );
}

interface QuestionRowProps {
  readonly question: Question;
  readonly guests: readonly Guest[];
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  readonly onChange: (id: string, change: Partial<Question>) => void;
  readonly onRemove: (question: Question) => void;
}

/** Re-renders only when its own question changes: there may be hundreds. */
const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
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

interface QuestionFormProps {
  readonly question: Question;
  readonly guests: readonly Guest[];
  readonly onChange: (id: string, change: Partial<Question>) => void;
  readonly onDone: () => void;
}

/** Typing an answer marks a waiting question as answered. */
function QuestionForm({ question, guests, onChange, onDone }: QuestionFormProps) {
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
