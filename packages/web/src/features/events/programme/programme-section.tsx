import type { ProgrammeItem } from '@toasoan/contract/features/events/event-details.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatClock } from '#web/ui/text/format-date.ts';
import type { EventSession } from '../editing/event-article.ts';
import type { PanelProps } from '../editing/event-panel.tsx';
import { EVENT_SECTIONS } from '../editing/event-panels.ts';
import { EventSection } from '../editing/event-section.tsx';
import { useEventProblems } from '../editing/use-event-checks.ts';
import { areTimesPublic } from '../times/are-times-public.ts';
import { byTime, inSlots, isOutside, nextTime } from './programme.ts';
import styles from './programme-section.module.css';

const MOST = 500;

/** What happens when, by days. A row that is moved takes the time of its new place. */
export function ProgrammeSection({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const items = useFormPart(session.form, ({ values }) => values.programme);
  const days = [...Map.groupBy(byTime(items), dayOf)];
  const [chosen, setChosen] = useState<string>();
  const [added, setAdded] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const shown = days.find(([day]) => day === chosen) ?? days[0];
  const put = (next: readonly ProgrammeItem[]) => session.form.set('programme', byTime(next));

  function add() {
    const { startTime } = session.form.get().values;
    const time = nextTime(shown?.[1] ?? [], startTime);
    if (time === undefined) return;
    const item = { id: randomId(), time, title: '', text: '', placeName: '' };
    setChosen(dayOf(item));
    setAdded(item.id);
    put([...items, item]);
  }
  const hasStart = useFormPart(session.form, ({ values }) => values.startTime !== null);
  return (
    <EventSection
      title={t('section.programme')}
      hint={items.length > 0 ? t('programme.summary', { days: days.length, count: items.length }) : ''}
      problems={useEventProblems(session, EVENT_SECTIONS.programme)}
    >
      <Row data-field="programme" align="center">
        {days.length > 1 &&
          days.map(([day, { length }]) => (
            <Button key={day} size="compact" aria-pressed={day === shown?.[0]} onClick={() => setChosen(day)}>
              {showDay(day).slice(0, 5)} · {length}
            </Button>
          ))}
        <Button
          ref={addButton}
          size="compact"
          className={styles.add}
          icon={<Plus size={16} />}
          disabledReason={
            items.length >= MOST
              ? t('programme.full', { count: MOST })
              : hasStart
                ? undefined
                : t('programme.noStart')
          }
          onClick={add}
        >
          {t('programme.add')}
        </Button>
      </Row>
      {shown && (
        <SortableList
          label={t('section.programme')}
          items={shown[1]}
          keyOf={({ id }) => id}
          nameOf={(item) => item.title || formatClock(new Date(item.time))}
          onOrder={(ordered) =>
            put([...items.filter((item) => dayOf(item) !== shown[0]), ...inSlots(ordered)])
          }
        >
          {(item) => (
            <ProgrammeRow
              session={session}
              item={item}
              isAdded={item.id === added}
              onShown={() => setAdded(undefined)}
              onChange={(change) =>
                put(items.map((one) => (one.id === item.id ? { ...one, ...change } : one)))
              }
              onRemove={() => {
                put(items.filter(({ id }) => id !== item.id));
                addButton.current?.focus();
              }}
            />
          )}
        </SortableList>
      )}
    </EventSection>
  );
}

const dayOf = ({ time }: Pick<ProgrammeItem, 'time'>) => hanoiDay(Date.parse(time));

interface ProgrammeRowProps {
  readonly session: EventSession;
  readonly item: ProgrammeItem;
  /** Just now: its name is what is typed next. */
  readonly isAdded: boolean;
  readonly onShown: () => void;
  readonly onChange: (change: Partial<ProgrammeItem>) => void;
  readonly onRemove: () => void;
}

function ProgrammeRow({ session, item, isAdded, onShown, onChange, onRemove }: ProgrammeRowProps) {
  const { t } = useTranslation('event-fields');
  const { form } = session;
  const [isOpen, setOpen] = useState(item.text !== '');
  const isFixed = useSessionPart(session, ({ record }) => record !== undefined && areTimesPublic(record));
  const outside = useFormPart(form, ({ values }) => isOutside(item, values));
  const name = item.title || formatClock(new Date(item.time));
  const title = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    title.current?.focus();
    onShown();
  });
  useEffect(() => {
    if (isAdded) begin();
  }, [isAdded]);
  return (
    <div className={styles.row}>
      <DateTimeInput
        aria-label={t('programme.time')}
        value={item.time}
        onChange={(time) => time !== null && onChange({ time })}
      />
      <TextInput
        ref={title}
        aria-label={t('programme.title')}
        placeholder={t('programme.title')}
        value={item.title}
        onChange={(title) => onChange({ title })}
      />
      <IconButton
        size="compact"
        icon={<Trash2 size={16} />}
        label={t('programme.remove', { name })}
        onClick={onRemove}
      />
      <div className={styles.place}>
        <TextInput
          aria-label={t('programme.place')}
          placeholder={t('programme.place')}
          value={item.placeName}
          onChange={(placeName) => onChange({ placeName })}
        />
      </div>
      {isOpen ? (
        <div className={styles.whole}>
          <TextArea
            aria-label={t('programme.text', { name })}
            rows={2}
            value={item.text}
            onChange={(text) => onChange({ text })}
          />
        </div>
      ) : (
        <Button size="compact" variant="quiet" className={styles.more} onClick={() => setOpen(true)}>
          {t('programme.addText')}
        </Button>
      )}
      {outside !== undefined && (
        <p role="alert" className={`${styles.whole} ${textStyles.problem}`}>
          {t(`programme.${outside}`)}{' '}
          {!isFixed && (
            <Button
              size="compact"
              variant="quiet"
              onClick={() => form.set(outside === 'early' ? 'startTime' : 'endTime', item.time)}
            >
              {t(`programme.${outside}.mend`)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
