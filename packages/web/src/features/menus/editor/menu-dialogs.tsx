import { useQuery } from '@tanstack/react-query';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { menuVersions, publishMenu, restoreMenu, scheduleMenu } from '../menu-queries.ts';
import styles from './menu-editor.module.css';
import { PanelField } from './panel-field.tsx';

interface MenuDialogProps {
  readonly menu: Menu;
  readonly run: (send: (menu: Menu) => Promise<Menu>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Readers get the draft; a note tells later why. */
export function PublishDialog({ menu, run, onClose }: MenuDialogProps) {
  const { t } = useTranslation(['menus', 'ui']);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  async function publish() {
    setBusy(true);
    const isDone = await run((at) => publishMenu(at, note));
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      title={t('publish.title', { title: menu.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={busy} onClick={() => void publish()}>
            {t('publish.action')}
          </Button>
        </>
      }
    >
      <p>{t('publish.text')}</p>
      <PanelField label={t('publish.note')} value={note} onChange={setNote}>
        {(control) => <TextInput {...control} maxLength={300} />}
      </PanelField>
    </Dialog>
  );
}

/** Other items for a time: they begin and end by themselves. */
export function ScheduleDialog({ menu, run, onClose }: MenuDialogProps) {
  const { t } = useTranslation(['menus', 'ui']);
  const [start, setStart] = useState(menu.swap?.startTime ?? null);
  const [end, setEnd] = useState(menu.swap?.endTime ?? null);
  const [busy, setBusy] = useState(false);
  const isWrong = start !== null && end !== null && Date.parse(end) <= Date.parse(start);
  const reason = start === null || end === null ? t('schedule.missing') : undefined;
  async function schedule() {
    if (start === null || end === null) return;
    setBusy(true);
    const isDone = await run((at) => scheduleMenu(at, { startTime: start, endTime: end }));
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      title={t('schedule.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={reason ?? (isWrong ? t('schedule.wrong') : undefined)}
            onClick={() => void schedule()}
          >
            {t('schedule.action')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('schedule.text')}</p>
        <PanelField label={t('schedule.start')} value={start} onChange={setStart}>
          {(control) => <DateTimeInput {...control} />}
        </PanelField>
        <PanelField
          label={t('schedule.end')}
          problem={isWrong ? t('schedule.wrong') : undefined}
          value={end}
          onChange={setEnd}
        >
          {(control) => <DateTimeInput {...control} />}
        </PanelField>
      </Stack>
    </Dialog>
  );
}

/** What readers once got; a version comes back as a draft. */
export function VersionsDialog({ menu, run, onClose }: MenuDialogProps) {
  const { t } = useTranslation(['menus', 'ui']);
  const versions = useQuery(menuVersions(useProjectId(), menu));
  async function restore(number: number) {
    if (await run((at) => restoreMenu(at, number))) onClose();
  }
  return (
    <Dialog
      title={t('versions.title')}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('versions.close')}</Button>}
    >
      {versions.data === undefined ? (
        <Skeleton height="120px" />
      ) : versions.data.items.length === 0 ? (
        <p>{t('versions.none')}</p>
      ) : (
        <ul className={styles.versions}>
          {versions.data.items.map((version) => (
            <li key={version.number}>
              <span>
                <strong>{t('versions.name', { number: version.number, count: version.itemCount })}</strong>
                <span className={styles.hint}>
                  {formatDateTime(new Date(version.publishedTime))} · {version.publishedBy.name}
                  {version.note && ` · ${version.note}`}
                </span>
              </span>
              <Button size="compact" onClick={() => void restore(version.number)}>
                {t('versions.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
