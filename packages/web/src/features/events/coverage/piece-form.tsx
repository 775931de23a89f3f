import {
  COVERAGE_KINDS,
  type Coverage,
  type CoverageKind,
} from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { Occurrence } from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput, type TimeProblem } from '#web/ui/dates/date-time-input.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { formatDay, NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import styles from './coverage.module.css';
import { writerSearch } from './coverage-queries.ts';

export interface PieceValues {
  readonly kind: CoverageKind;
  readonly note: string;
  readonly assigneeId: string | null;
  readonly dueTime: string | null;
  /** It stays where it is when the event moves. */
  readonly dueStays?: boolean;
  /** The date meant; null: the event as a whole. */
  readonly day: string | null;
}

interface PieceFormProps {
  /** Absent: a new one. */
  readonly piece?: Coverage | undefined;
  /** The kind that a new one begins with. */
  readonly kind?: CoverageKind | undefined;
  /** The date that a new one begins with. */
  readonly day: string | null;
  /** Dates to choose from, for a new one of a series. */
  readonly dates?: readonly Pick<Occurrence, 'day' | 'startTime'>[] | undefined;
  readonly busy: boolean;
  readonly onSave: (values: PieceValues) => void;
  readonly onCancel: () => void;
}

const WHOLE = 'whole';

/** What is made, by whom and until when. */
export function PieceForm(props: PieceFormProps) {
  const { piece, kind: firstKind = 'TEXT', day: firstDay, dates = [], busy, onSave, onCancel } = props;
  const { t } = useTranslation(['coverage', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const [kind, setKind] = useState<CoverageKind>(piece?.kind ?? firstKind);
  const [note, setNote] = useState(piece?.note ?? '');
  const [people, setPeople] = useState<readonly Picked[]>(
    piece?.assignee?.userId ? [{ id: piece.assignee.userId, label: piece.assignee.name }] : [],
  );
  const [dueTime, setDueTime] = useState(piece?.dueTime ?? null);
  const [dueStays, setDueStays] = useState(piece?.dueStays ?? false);
  const [day, setDay] = useState(firstDay);
  const [problem, setProblem] = useState<TimeProblem>();
  const form = useRef<HTMLFormElement>(null);
  const asksWho = piece !== undefined && piece.assignee === null;
  // The button that opened it is gone.
  useEffect(() => {
    const first = asksWho ? '[data-who] button' : 'input:checked';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [asksWho]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem === undefined)
      onSave({
        kind,
        note: note.trim(),
        assigneeId: people[0]?.id ?? null,
        dueTime,
        day,
        ...(dueTime !== null && { dueStays }),
      });
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('what')}</legend>
        {COVERAGE_KINDS.map((one) => (
          <label key={one} className={styles.kind}>
            <input type="radio" name={`${id}-kind`} checked={kind === one} onChange={() => setKind(one)} />
            {t(`slot.${one}`)}
          </label>
        ))}
      </fieldset>
      {dates.length > 0 && (
        <Stack gap={1}>
          <label htmlFor={`${id}-day`} className={textStyles.label}>
            {t('forDate')}
          </label>
          <Select
            id={`${id}-day`}
            label={t('forDate')}
            value={day ?? WHOLE}
            options={[
              { value: WHOLE, label: t('everyDate') },
              ...dates.map((date) => ({ value: date.day, label: formatDay(new Date(date.startTime)) })),
            ]}
            onChange={(value) => setDay(value === WHOLE ? null : value)}
          />
        </Stack>
      )}
      <Stack gap={1}>
        <label htmlFor={`${id}-note`} className={textStyles.label}>
          {t('note')}
        </label>
        <TextInput
          id={`${id}-note`}
          value={note}
          onChange={setNote}
          maxLength={200}
          placeholder={t('noteHint')}
        />
      </Stack>
      <Stack gap={1} data-who>
        <label htmlFor={`${id}-who`} className={textStyles.label}>
          {t('who')}
        </label>
        <Picker
          id={`${id}-who`}
          label={t('who')}
          addLabel={t('choose')}
          search={writerSearch(projectId)}
          max={1}
          value={people}
          onChange={setPeople}
        />
        <p className={textStyles.hint}>{t('whoHint')}</p>
      </Stack>
      <Stack gap={1}>
        <label htmlFor={`${id}-due`} className={textStyles.label}>
          {t('due')}
        </label>
        <DateTimeInput
          id={`${id}-due`}
          value={dueTime}
          onChange={setDueTime}
          onProblem={setProblem}
          zone={NEWSROOM_ZONE}
        />
        {dueTime !== null && (
          <>
            <Checkbox
              checked={dueStays}
              onChange={(event) => setDueStays(event.target.checked)}
              aria-describedby={`${id}-moves`}
            >
              {t('dueStays')}
            </Checkbox>
            <p id={`${id}-moves`} className={textStyles.hint}>
              {t('dueMoves')}
            </p>
          </>
        )}
      </Stack>
      <Row justify="end">
        <Button onClick={onCancel}>{t('ui:cancel')}</Button>
        <Button
          variant="main"
          type="submit"
          busy={busy}
          disabledReason={problem === undefined ? undefined : t('dueProblem')}
        >
          {t(people.length > 0 ? 'give' : 'save')}
        </Button>
      </Row>
    </form>
  );
}
