import { useQuery } from '@tanstack/react-query';
import type { QaFinding } from '@toasoan/contract/features/translations/qa/qa-finding.ts';
import type { SegmentHints } from '@toasoan/contract/features/translations/translation.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { runAgain, segmentHints } from '../translation-queries.ts';
import { neighbour, type ShownSegment } from './shown-segments.ts';
import type { OpenEditing } from './use-editing.ts';

export interface EditingSteps {
  readonly byName: readonly { readonly keys: string; readonly run: () => void }[];
  /** The n-th finding of the current segment that has a fix, from 0. */
  readonly fix: (place: number) => void;
  /** In another paragraph than the current one it goes there too. */
  readonly apply: (finding: QaFinding, of?: ShownSegment) => void;
  readonly goTo: (segmentId: string | undefined) => void;
  readonly approve: () => void;
  readonly takeMachine: () => void;
  readonly takeMemory: () => void;
  readonly stillFits: () => void;
  readonly again: (segmentId: string) => void;
  readonly lock: () => void;
  readonly score: (score: number) => void;
  readonly ignore: (finding: QaFinding, of?: ShownSegment) => void;
  readonly hints: SegmentHints | undefined;
  readonly memory: SegmentHints['memory'][number] | undefined;
  readonly mayUnlock: boolean;
}

/** What a person does to the paragraph in hand, by a key or by a button. */
export function useEditingSteps(open: OpenEditing): EditingSteps {
  const { t } = useTranslation('translations');
  const { editing, state, shown, current, put } = open;
  const { record } = state;
  const mayUnlock = useMay('translate.approve');
  const mayEdit = record.mayEdit && current !== undefined;
  const isOpen = mayEdit && !current.segment.isLocked;
  const hints = useQuery({
    ...segmentHints(useProjectId(), record.id, current?.segment.id ?? '', current?.segment.version ?? 0),
    enabled: current !== undefined,
  }).data;
  const memory = hints?.memory[0];
  const id = current?.segment.id ?? '';
  const goTo = (segmentId: string | undefined) => {
    if (segmentId !== undefined && segmentId !== state.currentId) void editing.flush();
    editing.goTo(segmentId);
  };
  const walk = (by: 1 | -1, onlyWork: boolean) => goTo(neighbour(shown, state.currentId, by, onlyWork));
  const apply = ({ fix, target }: QaFinding, of = current) => {
    if (!record.mayEdit || fix === undefined || !of || of.segment.isLocked) return;
    const { start, end } = target ?? { start: of.target.length, end: of.target.length };
    if (of.segment.id === id) return put(fix, { start, end });
    goTo(of.segment.id);
    editing.type(of.segment.id, of.target.slice(0, start) + fix + of.target.slice(end));
  };
  function approve(): void {
    if (!isOpen || current.target.trim() === '') return;
    const error = current.findings.find(({ severity }) => severity === 'error');
    if (error) {
      showToast({ tone: 'warning', text: t('approve.hasError', { no: current.label }) });
      return;
    }
    const next = neighbour(shown, state.currentId, 1, true) ?? neighbour(shown, state.currentId, 1, false);
    void editing.act(id, { action: 'approve' }).then((isDone) => isDone && editing.goTo(next));
  }
  const takeMachine = () => isOpen && current.segment.machine !== null && put(current.segment.machine);
  const takeMemory = () => isOpen && memory && put(memory.target);
  const stillFits = () => {
    if (isOpen && current.segment.state === 'STALE') void editing.act(id, { action: 'stillFits' });
  };
  const lock = () => {
    if (!mayEdit || (current.segment.isLocked && !mayUnlock)) return;
    void editing.act(id, { action: current.segment.isLocked ? 'unlock' : 'lock' });
  };
  const fixes = current?.findings.filter(({ fix }) => fix !== undefined) ?? [];
  return {
    byName: [
      { keys: 'Mod-Enter', run: approve },
      { keys: 'Alt-ArrowDown', run: () => walk(1, true) },
      { keys: 'Alt-ArrowUp', run: () => walk(-1, true) },
      { keys: 'Alt-j', run: () => walk(1, false) },
      { keys: 'Alt-k', run: () => walk(-1, false) },
      { keys: 'Alt-m', run: takeMachine },
      { keys: 'Alt-n', run: takeMemory },
      { keys: 'Alt-v', run: stillFits },
      { keys: 'Alt-l', run: lock },
    ],
    fix: (place) => fixes[place] && apply(fixes[place]),
    apply,
    goTo,
    approve,
    takeMachine,
    takeMemory,
    stillFits,
    again: (segmentId) =>
      void editing
        .whole((at) => runAgain(at, { what: 'stale', segmentIds: [segmentId] }))
        .catch(() => undefined),
    lock,
    score: (score) => void editing.act(id, { action: 'score', score }),
    ignore: ({ code }, of = current) => {
      if (!of) return;
      // The pressed button goes away with its finding.
      open.field.current?.focus({ preventScroll: true });
      void editing.act(of.segment.id, { action: 'ignore', code });
    },
    hints,
    memory,
    mayUnlock,
  };
}
