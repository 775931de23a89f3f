import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import type { KeyboardEvent } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { type GridPlan, stepTo } from '#web/patterns/picture-grid/grid-plan.ts';
import type { GridSelection } from '#web/patterns/picture-grid/use-grid-selection.ts';
import type { Works } from '../list/use-works-page.ts';

type Act =
  | 'all'
  | 'none'
  | 'undo'
  | 'preview'
  | 'open'
  | 'toggle'
  | 'valid'
  | 'reject'
  | 'fix'
  | 'zoom'
  | 'compare';

const WITH_CTRL: Readonly<Record<string, Act>> = { a: 'all', z: 'undo' };
const PLAIN: Readonly<Record<string, Act>> = { ' ': 'preview', enter: 'open', escape: 'none' };
const LETTERS: Readonly<Record<string, Act>> = {
  h: 'valid',
  l: 'reject',
  b: 'fix',
  z: 'zoom',
  c: 'compare',
  x: 'toggle',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Letters act only while the person has them on; Ctrl, Space, Enter and Esc always do. */
function actOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): Act | undefined {
  const name = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return shiftKey ? undefined : WITH_CTRL[name];
  return PLAIN[name] ?? (useAppConfig.getState().letterKeys ? LETTERS[name] : undefined);
}

/** What the grid can do to the work in focus. */
export interface WorkCommands {
  readonly preview: (index: number, isZoomed: boolean) => void;
  readonly open: (work: SubmissionRow) => void;
  readonly valid: (work: SubmissionRow, index: number) => void;
  readonly reject: (work: SubmissionRow, index: number) => void;
  readonly fix: (work: SubmissionRow, index: number) => void;
  readonly compare: (work: SubmissionRow) => void;
  readonly undo: () => void;
}

interface WorkKeys {
  readonly works: Works;
  readonly focused: number;
  readonly plan: GridPlan;
  readonly rowsInSight: number;
  readonly focusOn: (index: number) => void;
  readonly select: GridSelection;
  readonly commands: WorkCommands;
}

/** Arrows, Home, End and page keys move the focus, with Shift they select a range; the others act on the work in focus. */
export function useWorkKeys(grid: WorkKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { works, focused, plan, rowsInSight, focusOn, select, commands } = grid;

  function walk({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const next = stepTo(key, { index: focused, plan, page: rowsInSight });
    if (next === undefined) return false;
    if (shiftKey) void select.range(next, focused);
    focusOn(next);
    return true;
  }
  const acts: Readonly<Record<Act, (work: SubmissionRow) => void>> = {
    all: () => select.all(),
    none: () => select.none(),
    undo: () => commands.undo(),
    preview: () => commands.preview(focused, false),
    zoom: () => commands.preview(focused, true),
    open: commands.open,
    toggle: () => select.toggle(focused),
    valid: (work) => commands.valid(work, focused),
    reject: (work) => commands.reject(work, focused),
    fix: (work) => commands.fix(work, focused),
    compare: commands.compare,
  };
  return (event) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || works.count === 0) return;
    if (walk(event)) {
      event.preventDefault();
      return;
    }
    const act = actOf(event);
    const work = works.at(focused);
    if (!act || !work) return;
    event.preventDefault();
    acts[act](work);
  };
}
