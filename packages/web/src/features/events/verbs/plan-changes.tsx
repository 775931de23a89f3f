import { useQuery } from '@tanstack/react-query';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { StatusChange } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { eventQuotes } from '../quotes/event-quotes.ts';
import { QuoteList } from '../quotes/quote-list.tsx';
import styles from './plan-panel.module.css';
import { planText } from './plan-text.ts';

const TakeBackDialog = lazyChunk(async () => ({
  default: (await import('./take-back-dialog.tsx')).TakeBackDialog,
}));

interface PlanChangesProps {
  readonly event: Event;
  readonly onDone: (after: Event) => void;
}

/** What was changed, newest first, with the posts that still say the old plan. */
export function PlanChanges({ event, onDone }: PlanChangesProps) {
  const { t } = useTranslation('event-fields');
  const [taking, setTaking] = useState<StatusChange>();
  const { statusChanges } = event;
  if (statusChanges.length === 0) return null;
  return (
    <>
      <Stack as="ol" gap={3} aria-label={t('changes')}>
        {statusChanges.map((change, place) => (
          <li key={change.id} className={styles.change}>
            <strong>{t(`change.${change.kind}`)}</strong>
            <span className={textStyles.hint}>
              {formatDateTime(new Date(change.time))} · {change.by.name}
            </span>
            <span>
              <del>{planText(change.before)}</del> {afterText(change)}
            </span>
            {change.note !== '' && <span className={styles.note}>{change.note}</span>}
            {change.takenBackTime !== null && (
              <span className={textStyles.hint}>
                {t('change.takenBack', { time: formatDateTime(new Date(change.takenBackTime)) })}
              </span>
            )}
            {change.canBeTakenBack && event.allowedVerbs.includes('takeBack') && (
              <span>
                <Button
                  size="compact"
                  variant="quiet"
                  icon={<Undo2 size={14} />}
                  onClick={() => setTaking(change)}
                >
                  {t('change.takeBack')}
                </Button>
              </span>
            )}
            <Quotes eventId={event.id} changeId={change.id} openAtFirst={place === 0} />
          </li>
        ))}
      </Stack>
      <Suspense>
        {taking && (
          <TakeBackDialog
            event={event}
            change={taking}
            onDone={onDone}
            onClose={() => setTaking(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Nothing for what takes place neither then nor, so far, on another day. */
function afterText({ kind, after }: StatusChange): string {
  if (after.eventStatus === 'CANCELLED' || after.eventStatus === 'POSTPONED') return '';
  return planText(kind === 'moveOnline' ? { ...after, placeName: after.onlineUrl } : after);
}

interface QuotesProps {
  readonly eventId: string;
  readonly changeId: string;
  readonly openAtFirst: boolean;
}

/** Posts from which readers would still learn the old plan. */
function Quotes({ eventId, changeId, openAtFirst }: QuotesProps) {
  const { t } = useTranslation('quotes');
  const projectId = useProjectId();
  const [isOpen, setOpen] = useState(openAtFirst);
  const { data } = useQuery({ ...eventQuotes(projectId, eventId, { changeId }), enabled: isOpen });
  if (!isOpen) {
    return (
      <span>
        <Button size="compact" variant="quiet" onClick={() => setOpen(true)}>
          {t('quotes.open')}
        </Button>
      </span>
    );
  }
  if (!data) return null;
  if (data.items.length === 0) return <span className={textStyles.hint}>{t('quotes.none')}</span>;
  return (
    <div>
      <p className={textStyles.label}>{t('quotes', { count: data.items.length })}</p>
      <QuoteList items={data.items} />
    </div>
  );
}
