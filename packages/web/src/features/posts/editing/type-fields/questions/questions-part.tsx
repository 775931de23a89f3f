import type { Questions } from '@toasoan/contract/features/posts/post-parts.ts';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import live from '../live/live-part.module.css';
import type { PartProps } from '../part-props.ts';
import { PartSection } from '../part-section.tsx';
import styles from '../type-fields.module.css';
import { GuestRow } from './guest-row.tsx';
import { type Question, questionChanges } from './question-changes.ts';
import { QuestionRow } from './question-row.tsx';

const MOST_GUESTS = 20;
const MOST_QUESTIONS = 500;
const NOTHING: Questions = { guests: [], items: [] };

/** Who answers, and what was asked: waiting, answered or hidden. */
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
