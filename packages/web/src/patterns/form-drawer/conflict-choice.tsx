import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { ConflictRow } from './conflict-row.tsx';
import styles from './form-drawer.module.css';
import { mergeVersions } from './merge-versions.ts';
import type { RecordForm, SavedRecord } from './record-form.ts';

export interface ConflictProps<Saved extends SavedRecord, Values extends object> {
  readonly record: Pick<RecordForm<Saved, Values>, 'fields' | 'toValues'>;
  readonly form: FormStore<Values>;
  readonly newer: Saved;
  /** The form is based on the newer version now. */
  readonly onDone: (thenSave: boolean) => void;
}

/** Both texts side by side; the person chooses field by field. */
export function ConflictChoice<Saved extends SavedRecord, Values extends object>(
  props: ConflictProps<Saved, Values>,
) {
  const { record, form, newer, onDone } = props;
  const { t } = useTranslation('patterns');
  const [theirsChosen, setTheirsChosen] = useState<ReadonlySet<string>>(new Set());
  const theirs = record.toValues(newer);
  const { values: mine, saved } = form.get();
  const merged = mergeVersions(saved, mine, theirs);
  const mineLabel = t('conflict.mine');
  const theirsLabel = t('conflict.theirs', { name: newer.updatedBy.name });

  function choose(name: string, takeTheirs: boolean) {
    const next = new Set(theirsChosen);
    if (takeTheirs) next.add(name);
    else next.delete(name);
    setTheirsChosen(next);
  }
  function keepChoices() {
    const values = { ...merged.values };
    for (const name of merged.conflicts) if (theirsChosen.has(name)) values[name] = theirs[name];
    form.rebase(theirs);
    form.fill(values);
    onDone(true);
  }
  function takeNewer() {
    form.reset(theirs);
    onDone(false);
  }
  return (
    <div className={styles.conflict}>
      <Banner tone="warning">
        {t('conflict.text', { name: newer.updatedBy.name, time: formatDateTime(new Date(newer.updateTime)) })}
        {merged.conflicts.length === 0 && ` ${t('conflict.none')}`}
      </Banner>
      {merged.conflicts.map((name) => (
        <ConflictRow
          key={name}
          label={record.fields[name].label}
          mine={{ title: mineLabel, text: shown(record, name, mine[name]) }}
          theirs={{ title: theirsLabel, text: shown(record, name, theirs[name]) }}
          comparison={record.fields[name].compare?.({
            before: theirs[name],
            after: mine[name],
            beforeLabel: theirsLabel,
            afterLabel: mineLabel,
          })}
          takesTheirs={theirsChosen.has(name)}
          onChoose={(takeTheirs) => choose(name, takeTheirs)}
        />
      ))}
      <Row justify="end">
        <Button onClick={takeNewer}>{t('conflict.takeNewer')}</Button>
        <Button variant="main" onClick={keepChoices}>
          {t('conflict.save')}
        </Button>
      </Row>
    </div>
  );
}

function shown<Saved extends SavedRecord, Values extends object, Name extends keyof Values & string>(
  record: Pick<RecordForm<Saved, Values>, 'fields'>,
  name: Name,
  value: Values[Name],
): ReactNode {
  const field = record.fields[name];
  if (field.compare) return undefined;
  if (field.show) return field.show(value);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
