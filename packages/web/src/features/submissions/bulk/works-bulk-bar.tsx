import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import type { MoveWords, SubmissionBulk } from '@toasoan/contract/features/submissions/submission-changes.ts';
import { SUBMISSION_FLAGS } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { Check, CircleX, Download, Flag, Frame, MessageSquareMore, MoveRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { inParts } from '#web/patterns/list-page/in-parts.ts';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import { MoveDialog } from '../decisions/move-dialog.tsx';
import { holdsOf, needsOf, waysFrom } from '../decisions/ways.ts';
import { useExports } from '../export/use-exports.tsx';
import type { Works, WorksPage } from '../list/use-works-page.ts';
import { flagName } from '../submission-words.ts';
import { useLaterActions } from './use-later-actions.tsx';

/** With a button of their own; the others are steps of a round. */
const CHECKS: readonly SubmissionState[] = ['VALID', 'NEEDS_FIX', 'INVALID', 'CHECKING', 'WITHDRAWN'];

/** What is made of chosen works. */
const PICKED = ['ZIP', 'XLSX', 'CONTACT_SHEET'] as const;

type Ids = readonly string[];
type Action = SubmissionBulk extends infer One
  ? One extends { ids: unknown }
    ? Omit<One, 'ids'>
    : never
  : never;
interface Work {
  readonly ids: Ids;
  readonly send: (ids: Ids) => Promise<BulkResult>;
}

const acting = (ids: Ids, action: Action): Work => ({
  ids,
  send: (all) => inParts(all, (part) => call(submissionEndpoints.bulk, { body: { ...action, ids: part } })),
});

/** Decisions about many works at once; each reports for itself, and those that did not go through stay selected. */
export function WorksBulkBar({ page, works }: { readonly page: WorksPage; readonly works: Works }) {
  const { t } = useTranslation('submissions');
  const exports = useExports(page);
  const holds = holdsOf(useVisitor().permissions);
  const [asking, setAsking] = useState<{ readonly ids: Ids; readonly to: SubmissionState }>();
  const bulk = useBulk({
    page,
    rowLabel: ({ number }) => number,
    send: ({ ids, send }: Work): Promise<BulkResult> => send(ids),
  });
  const later = useLaterActions(page, (ids, result) => bulk.run({ ids, send: async () => result }));
  const statesOf = (ids: Ids) => [
    ...new Set(works.loaded().flatMap(({ id, state }) => (ids.includes(id) ? [state] : []))),
  ];
  function move(ids: Ids, to: SubmissionState): void {
    if (needsOf(statesOf(ids), to).length > 0) setAsking({ ids, to });
    else bulk.run(acting(ids, { action: 'move', to, reasonText: '' }));
  }
  function sendAsked(words: MoveWords): void {
    if (asking) bulk.run(acting(asking.ids, { action: 'move', ...words }));
    setAsking(undefined);
  }
  if (!holds('contest.check')) return null;
  const chosen = [...page.selection.keys];
  const ways =
    chosen.length === 0 ? [] : [...new Set(statesOf(chosen).flatMap((from) => waysFrom(from, holds)))];
  const rounds = ways.filter((to) => !CHECKS.includes(to));
  const check = (to: SubmissionState, label: string, icon: React.ReactNode) => ({
    key: to,
    label,
    icon,
    run: (ids: Ids) => move(ids, to),
    disabledReason: ways.includes(to) ? undefined : t('bulk.noWay'),
  });
  return (
    <>
      <BulkBar
        page={page}
        actions={[
          check('VALID', t('verb.VALID'), <Check size={16} />),
          check('NEEDS_FIX', t('bulk.fix'), <MessageSquareMore size={16} />),
          check('INVALID', t('verb.INVALID'), <CircleX size={16} />),
          ...(rounds.length > 0
            ? [
                {
                  key: 'round',
                  label: t('bulk.round'),
                  icon: <MoveRight size={16} />,
                  items: (ids: Ids) =>
                    rounds.map((to) => ({
                      key: to,
                      label: t(`verb.${to}`),
                      onSelect: () => move(ids, to),
                    })),
                },
              ]
            : []),
          {
            key: 'exhibit',
            label: t('bulk.exhibit'),
            icon: <Frame size={16} />,
            items: (ids: Ids) =>
              ([true, false] as const).map((on) => ({
                key: String(on),
                label: t(on ? 'bulk.exhibitOn' : 'bulk.exhibitOff'),
                onSelect: () => bulk.run(acting(ids, { action: 'exhibit', on })),
              })),
          },
          {
            key: 'flag',
            label: t('flags.add'),
            icon: <Flag size={16} />,
            items: (ids: Ids) =>
              SUBMISSION_FLAGS.map((flag) => ({
                key: flag,
                label: flagName(flag),
                onSelect: () => bulk.run(acting(ids, { action: 'flag', flag, on: true })),
              })),
          },
          ...later.actions,
          {
            key: 'export',
            label: t('export'),
            icon: <Download size={16} />,
            items: (ids: Ids) => exports.items(PICKED, ids),
          },
        ]}
      />
      {exports.dialog}
      {later.dialog}
      {asking && (
        <MoveDialog
          name={t('works', { count: asking.ids.length })}
          to={asking.to}
          needs={needsOf(statesOf(asking.ids), asking.to)}
          endTime={page.contest.endTime}
          onSend={sendAsked}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
