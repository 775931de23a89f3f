import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { EventBulk, EventRow } from '@toasoan/contract/features/events/event.ts';
import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import type { EventTransitionChoice } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import {
  ArrowRightLeft,
  CalendarArrowDown,
  Download,
  FileSpreadsheet,
  FileText,
  Folder,
  Tag,
  Tags,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useEventActor } from '../event-actor.ts';
import { useEventFiles } from '../ics/use-event-files.ts';
import { type TransitionAnswer, TransitionQuestion } from '../workflow/transition-question.tsx';
import { EventTransitionIcon } from '../workflow/use-event-transition-items.tsx';
import type { AskedTerms } from './event-terms-dialog.tsx';

/** With its pickers, which a list seldom needs. */
const EventTermsDialog = lazyOverlay(async () => {
  const [module] = await Promise.all([import('./event-terms-dialog.tsx'), loadTexts(['tags', 'categories'])]);
  return { default: module.EventTermsDialog };
});

const TERM_ACTIONS = [
  { what: 'setCategory', icon: <Folder size={16} /> },
  { what: 'addTags', icon: <Tag size={16} /> },
  { what: 'removeTags', icon: <Tags size={16} /> },
] as const;

/** A transition and the ticked events that can make it. */
interface Fitting {
  readonly transition: EventTransitionChoice;
  readonly ids: string[];
}

/** Transitions and terms of many events at once, reported for each, and files of them. */
export function EventBulkBar({ page }: { readonly page: ListPageState<EventRow, EventListQuery> }) {
  const { t } = useTranslation('events');
  const rules = useEventActor();
  const [asking, setAsking] = useState<Fitting>();
  const files = useEventFiles(page.address.query);
  const [terms, setTerms] = useState<AskedTerms>();
  const { run, running } = useBulk({
    page,
    rowLabel: (event: EventRow) => event.title,
    send: (body: EventBulk) => call(eventEndpoints.bulk, { body }),
  });

  function make({ transition, ids }: Fitting, answer: TransitionAnswer) {
    run(
      transition.name === 'restore'
        ? { action: 'restore', ids }
        : { action: 'move', ids, to: transition.to, ...answer },
    );
    setAsking(undefined);
  }
  async function start(fitting: Fitting): Promise<void> {
    const { transition, ids } = fitting;
    if (transition.needsReason || transition.needsTime) return setAsking(fitting);
    const isSure = await confirm({
      title: t('bulk.title', { transition: t(`transition.${transition.name}`), count: ids.length }),
      text: t('bulk.text'),
      action: t(`transition.${transition.name}`),
      ...(transition.name === 'trash' && { tone: 'danger' as const }),
    });
    if (isSure) make(fitting, {});
  }
  const inTrash = page.address.query.view === 'trash';
  const termActions = TERM_ACTIONS.map(({ what, icon }) => ({
    key: what,
    label: t(`action.${what}`),
    icon,
    run: (ids: readonly string[]) => setTerms({ what, ids: [...ids] }),
  }));
  function changeTerms(change: EventBulk): void {
    run(change);
    setTerms(undefined);
  }
  function items(chosen: readonly string[]): readonly MenuItem[] {
    const rows = page.rows?.filter(({ id }) => chosen.includes(id)) ?? [];
    const fitting = fittingsOf(rows, rules.transitionsOf);
    if (fitting.length === 0) return [{ key: 'none', label: t('bulk.none'), disabledReason: t('bulk.none') }];
    return fitting.map((one) => ({
      key: one.transition.name,
      label: t('bulk.fits', {
        transition: t(`transition.${one.transition.name}`),
        fits: one.ids.length,
        all: rows.length,
      }),
      icon: <EventTransitionIcon name={one.transition.name} />,
      ...(one.transition.name === 'trash' && { tone: 'danger' as const, startsGroup: true }),
      onSelect: () => void start(one),
    }));
  }
  const fileItems = (ids: readonly string[]): readonly MenuItem[] => [
    {
      key: 'xlsx',
      label: t('file.xlsx'),
      icon: <FileSpreadsheet size={16} />,
      onSelect: () => files.saveTable('xlsx', ids),
    },
    {
      key: 'csv',
      label: t('file.csv'),
      icon: <FileText size={16} />,
      onSelect: () => files.saveTable('csv', ids),
    },
    {
      key: 'ics',
      label: t('file.ics'),
      icon: <CalendarArrowDown size={16} />,
      onSelect: () => files.saveCalendar(ids),
    },
  ];
  return (
    <>
      <BulkBar
        page={page}
        actions={[
          { key: 'move', label: t('bulk.move'), icon: <ArrowRightLeft size={16} />, items },
          ...(inTrash ? [] : termActions),
          { key: 'files', label: t('bulk.files'), icon: <Download size={16} />, items: fileItems },
        ]}
      />
      {terms && (
        <Suspense fallback={null}>
          <EventTermsDialog {...terms} onChoose={changeTerms} onClose={() => setTerms(undefined)} />
        </Suspense>
      )}
      {asking && (
        <TransitionQuestion
          title={t('bulk.events', { count: asking.ids.length })}
          transition={asking.transition}
          busy={running}
          onAnswer={(answer) => make(asking, answer)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

/** One entry for each transition that some of the rows can make. */
function fittingsOf(
  rows: readonly EventRow[],
  transitionsOf: (row: EventRow) => readonly EventTransitionChoice[],
): readonly Fitting[] {
  const found = new Map<string, Fitting>();
  for (const row of rows) {
    for (const transition of transitionsOf(row)) {
      if (transition.isBarred) continue;
      const fitting = found.get(transition.name) ?? { transition, ids: [] };
      fitting.ids.push(row.id);
      found.set(transition.name, fitting);
    }
  }
  return [...found.values()];
}
