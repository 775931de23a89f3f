import { ArrowRight, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { weekdayOf } from '#web/ui/dates/days.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import type { EventSession } from '../editing/event-article.ts';
import { EventField } from '../editing/event-field.tsx';
import type { PanelProps } from '../editing/event-panel.tsx';
import { EVENT_SECTIONS } from '../editing/event-panels.ts';
import { EventSection } from '../editing/event-section.tsx';
import { useEventProblems } from '../editing/use-event-checks.ts';
import { lunarOf, WEEKDAYS } from '../event-time.ts';
import { areTimesPublic } from '../times/are-times-public.ts';
import { MomentInput } from '../times/moment-input.tsx';
import { PublicTimes } from '../times/public-times.tsx';
import { lunarSpan } from './lunar-span.ts';
import { RecurrenceFields } from './recurrence-fields.tsx';
import styles from './time-section.module.css';
import { dayOf, endOfDay, startOfDay } from './whole-days.ts';

/** When it takes place, each day with its lunar date, and how it repeats. */
export function TimeSection({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const event = useSessionPart(session, ({ record }) => record);
  return (
    <EventSection
      title={t('section.time')}
      hint={t('section.time.hint')}
      problems={useEventProblems(session, EVENT_SECTIONS.time)}
    >
      {event !== undefined && areTimesPublic(event) ? (
        <PublicTimes event={event} session={session} />
      ) : (
        <FreeTimes session={session} />
      )}
      <div className={styles.pair}>
        <LunarDate session={session} />
        <RecurrenceFields session={session} />
      </div>
    </EventSection>
  );
}

function FreeTimes({ session }: PanelProps) {
  const { form } = session;
  const allDay = useFormPart(form, ({ values }) => values.allDay);
  return (
    <>
      <div className={styles.times}>
        <TimeInput session={session} name="startTime" />
        <ArrowRight size={16} aria-hidden className={styles.arrow} />
        <TimeInput session={session} name="endTime" />
      </div>
      <div className={styles.switch}>
        <EventField session={session} name="allDay" inline>
          {(control) => (
            <Switch {...control} value={allDay} onChange={(value) => form.fill(wholeDays(session, value))} />
          )}
        </EventField>
      </div>
    </>
  );
}

/** Turning it on keeps the days; turning it off leaves the hours to the writer. */
function wholeDays({ form }: EventSession, allDay: boolean) {
  const { startTime, endTime } = form.get().values;
  const first = dayOf(startTime);
  if (!allDay || first === undefined) return { allDay };
  return { allDay, startTime: startOfDay(first), endTime: endOfDay(dayOf(endTime) ?? first) };
}

interface TimeInputProps extends PanelProps {
  readonly name: 'startTime' | 'endTime';
}

function TimeInput({ session, name }: TimeInputProps) {
  const { t } = useTranslation(['event-fields', 'ui']);
  const allDay = useFormPart(session.form, ({ values }) => values.allDay);
  const time = useFormPart(session.form, ({ values }) => values[name]);
  const day = dayOf(time);
  const label = t(`name.${name}`);
  const weekday = day === undefined ? '' : t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`);
  const named = day === undefined ? label : `${label} · ${weekday}, ${lunarOf(day)}`;
  return (
    <EventField session={session} name={name} label={named} required={name === 'startTime'}>
      {(control) => (
        <MomentInput
          {...control}
          label={label}
          allDay={allDay}
          edge={name === 'startTime' ? 'start' : 'end'}
        />
      )}
    </EventField>
  );
}

/** The lunar date as announced; empty, it can be filled from the calendar. */
function LunarDate({ session }: PanelProps) {
  const { t } = useTranslation('event-fields');
  const { form } = session;
  const first = useFormPart(form, ({ values }) => dayOf(values.startTime));
  const last = useFormPart(form, ({ values }) => dayOf(values.endTime));
  const reckoned = first === undefined ? '' : lunarSpan(first, last ?? first, currentLanguage());
  return (
    <EventField session={session} name="lunarDate">
      {(control) => (
        <TextInput
          {...control}
          placeholder={reckoned}
          after={
            reckoned !== '' && control.value !== reckoned ? (
              <Button
                size="compact"
                variant="quiet"
                icon={<Moon size={14} />}
                tip={reckoned}
                onClick={() => control.onChange(reckoned)}
              >
                {t('lunar.fill')}
              </Button>
            ) : undefined
          }
        />
      )}
    </EventField>
  );
}
