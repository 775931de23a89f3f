import type { Poll } from '@toasoan/contract/features/posts/post-parts.ts';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { PartProps } from './part-section.tsx';
import { Labelled, PartSection } from './part-section.tsx';
import styles from './type-fields.module.css';

const MOST = 20;
const option = () => ({ id: randomId(), text: '' });
const BLANK: Poll = {
  question: '',
  options: [
    { id: 'first', text: '' },
    { id: 'second', text: '' },
  ],
  closeTime: null,
  allowsMany: false,
};

/** The question of a poll, its options and its end. */
export function PollPart({ session }: PartProps) {
  const { t } = useTranslation('editing');
  const poll = useFormPart(session.form, ({ values }) => values.poll) ?? BLANK;
  const check = () => session.form.check('poll');
  function put(change: Partial<Poll>) {
    session.form.set('poll', { ...poll, ...change });
  }
  return (
    <PartSection session={session} name="poll" title={t('part.poll')}>
      <Labelled label={t('poll.question')}>
        {(id) => (
          <TextInput
            id={id}
            value={poll.question}
            onChange={(question) => put({ question })}
            onBlur={check}
          />
        )}
      </Labelled>
      <SortableList
        label={t('poll.options')}
        items={poll.options}
        keyOf={({ id }) => id}
        nameOf={({ text }, index) => text || t('poll.option', { n: index + 1 })}
        onOrder={(options) => put({ options: [...options] })}
      >
        {({ id, text }, index) => (
          <>
            <span className={styles.option}>
              <TextInput
                aria-label={t('poll.option', { n: index + 1 })}
                placeholder={t('poll.option', { n: index + 1 })}
                value={text}
                onChange={(next) =>
                  put({ options: poll.options.map((one) => (one.id === id ? { id, text: next } : one)) })
                }
                onBlur={check}
              />
            </span>
            <IconButton
              size="compact"
              icon={<X size={16} />}
              label={t('poll.remove', { name: text || index + 1 })}
              onClick={() => put({ options: poll.options.filter((one) => one.id !== id) })}
            />
          </>
        )}
      </SortableList>
      <div>
        <Button
          size="compact"
          icon={<Plus size={16} />}
          disabledReason={poll.options.length >= MOST ? t('poll.full', { max: MOST }) : undefined}
          onClick={() => put({ options: [...poll.options, option()] })}
        >
          {t('poll.add')}
        </Button>
      </div>
      <div className={styles.row}>
        <Labelled label={t('poll.closeTime')} className={`${styles.labelled} ${styles.time}`}>
          {(id) => (
            <DateTimeInput id={id} value={poll.closeTime} onChange={(closeTime) => put({ closeTime })} />
          )}
        </Labelled>
        <Checkbox checked={poll.allowsMany} onChange={(event) => put({ allowsMany: event.target.checked })}>
          {t('poll.allowsMany')}
        </Checkbox>
      </div>
    </PartSection>
  );
}
