import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import styles from './article-compare.module.css';
import {
  ChangeButtons,
  type ChangeControls,
  ChoiceOfAll,
  changesOf,
  LEAVE_KEY,
  TAKE_KEY,
} from './change-controls.tsx';
import { CompareRow } from './compare-row.tsx';
import { changeOfRow } from './model/changes-of-rows.ts';
import { compareArticles } from './model/compare-articles.ts';
import { foldRows, placesOfChanges } from './model/fold-rows.ts';
import type { ArticleChoice } from './use-article-choice.ts';

/** Rows that are rendered first; the rest of a long article follows without blocking the keyboard. */
const FIRST_ROWS = 60;

const NONE: ReadonlySet<number> = new Set();

interface ArticleCompareProps {
  readonly before: ArticleDocument;
  readonly after: ArticleDocument;
  /** The name of the left text, such as “Phiên bản 12 · Nguyễn Lan · 20:15”. */
  readonly beforeLabel: string;
  readonly afterLabel: string;
  /** What can be done with each change. */
  readonly controls?: ChangeControls | undefined;
}

/** Two articles side by side as readable text, one below the other on narrow screens. */
export const ArticleCompare = memo(function ArticleCompare(props: ArticleCompareProps) {
  const { before, after, beforeLabel, afterLabel, controls } = props;
  const { t } = useTranslation('article-compare');
  const frame = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(frame);
  const rows = useMemo(() => compareArticles(before, after), [before, after]);
  const changes = useMemo(() => placesOfChanges(rows), [rows]);
  const [changesOnly, setChangesOnly] = useState(false);
  // Folds are counted from the first row: those of other versions do not apply here.
  const [folds, setFolds] = useState({ of: rows, opened: NONE });
  const opened = folds.of === rows ? folds.opened : NONE;
  const changeable = controls && changesOf(controls);
  const changesAt = useMemo(
    () => (changeable ? rows.map((row) => changeOfRow(changeable, row)) : []),
    [rows, changeable],
  );
  const changeAt = (place: number | undefined) => (place === undefined ? undefined : changesAt[place]);
  const steps = useChangeSteps(frame, changes, (key, step) => {
    const change = changeAt(changes[step]);
    return change === undefined || controls === undefined ? 'nothing' : actOn(controls, change, key);
  });
  const drawn = useDeferredValue(rows.length, FIRST_ROWS);
  const stretches = foldRows(rows.slice(0, drawn), opened, changesOnly);
  const current = changes[steps.current];
  /** A change of several rows has its buttons at the first one. */
  function buttonsAt(place: number) {
    const change = changeAt(place);
    if (!controls || change === undefined || changesOf(controls)[change]?.row !== place) return undefined;
    const isCurrent = current !== undefined && changeAt(current) === change;
    return <ChangeButtons controls={controls} change={change} isCurrent={isCurrent} />;
  }
  return (
    <section ref={frame} className={styles.compare} data-narrow={isNarrow} aria-label={t('label')}>
      <CompareBar
        count={changes.length}
        steps={steps}
        choice={controls?.kind === 'choose' ? controls.choice : undefined}
        changesOnly={changesOnly}
        onChangesOnly={(only) => {
          setChangesOnly(only);
          setFolds({ of: rows, opened: NONE });
        }}
      />
      <div className={styles.heads}>
        <p className={styles.head} data-side="before">
          <span className={styles['head-name']}>{t('side.before')}</span> {beforeLabel}
        </p>
        <p className={styles.head} data-side="after">
          <span className={styles['head-name']}>{t('side.after')}</span> {afterLabel}
        </p>
      </div>
      <div>
        {stretches.map((stretch) =>
          stretch.kind === 'fold' ? (
            <button
              key={stretch.from}
              type="button"
              className={styles.fold}
              onClick={() => setFolds({ of: rows, opened: new Set([...opened, stretch.from]) })}
            >
              {t('fold', { count: stretch.rows.length })}
            </button>
          ) : (
            stretch.rows.map(({ row, place }) => (
              <CompareRow
                key={place}
                row={row}
                place={place}
                isNarrow={isNarrow}
                isCurrent={current === place}
              >
                {buttonsAt(place)}
              </CompareRow>
            ))
          ),
        )}
      </div>
    </section>
  );
});

/** After a choice the next change follows. */
type Acted = 'nothing' | 'done' | 'next';

function actOn(controls: ChangeControls, change: number, key: string): Acted {
  if (controls.kind === 'choose' && (key === TAKE_KEY || key === LEAVE_KEY)) {
    controls.choice.choose(change, key === TAKE_KEY);
    return 'next';
  }
  if (controls.kind === 'choose' || key !== TAKE_KEY) return 'nothing';
  controls.run(change);
  return 'done';
}

interface CompareBarProps {
  readonly count: number;
  readonly steps: ChangeSteps;
  readonly choice: ArticleChoice | undefined;
  readonly changesOnly: boolean;
  readonly onChangesOnly: (only: boolean) => void;
}

function CompareBar({ count, steps, choice, changesOnly, onChangesOnly }: CompareBarProps) {
  const { t } = useTranslation('article-compare');
  if (count === 0) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {steps.current < 0 ? t('count', { count }) : t('position', { n: steps.current + 1, count })}
      </p>
      <IconButton
        icon={<ChevronUp size={18} />}
        label={t('previous')}
        shortcut="P"
        onClick={steps.previous}
      />
      <IconButton icon={<ChevronDown size={18} />} label={t('next')} shortcut="N" onClick={steps.next} />
      {choice && <ChoiceOfAll choice={choice} />}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, and a label names one. */}
      <label className={styles.only}>
        <Switch value={changesOnly} onChange={onChangesOnly} />
        {t('changesOnly')}
      </label>
    </div>
  );
}

/** Two columns narrower than this are unreadable. */
const LEAST_WIDTH = 680;

/** Whether two columns do not fit: in a narrow window, or in a drawer of a wide one. */
function useIsNarrow(frame: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(() => window.innerWidth < 768);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setIsNarrow(window.innerWidth < 768 || element.clientWidth < LEAST_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isNarrow;
}

interface ChangeSteps {
  /** -1 before the first step. */
  readonly current: number;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Moves between changes by buttons and by `n` and `p`, wrapping around; other keys act on the current one. */
function useChangeSteps(
  frame: RefObject<HTMLElement | null>,
  places: readonly number[],
  actOn: (key: string, step: number) => Acted,
): ChangeSteps {
  const [{ of, at }, setCurrent] = useState({ of: places, at: -1 });
  const current = of === places ? at : -1;

  function goTo(change: number) {
    const row = frame.current?.querySelector<HTMLElement>(`[data-place="${places[change]}"]`);
    if (!row) return;
    setCurrent({ of: places, at: change });
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }
  const next = () => goTo((current + 1) % places.length);
  const previous = () => goTo((Math.max(current, 0) - 1 + places.length) % places.length);

  const act = useEffectEvent((key: string) => {
    if (key === 'n') next();
    else if (key === 'p') previous();
    else {
      const acted = current < 0 ? 'nothing' : actOn(key, current);
      if (acted === 'next') next();
      return acted !== 'nothing';
    }
    return true;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!useAppConfig.getState().letterKeys || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target))
        return;
      const isBehindDialog = isModalOpen() && !dialog;
      if (!isBehindDialog && act(event.key)) event.preventDefault();
    }
    // A dialog keeps its keys to itself.
    const dialog = frame.current?.closest('dialog');
    const scope: HTMLElement = dialog ?? document.body;
    scope.addEventListener('keydown', pressed);
    return () => scope.removeEventListener('keydown', pressed);
  }, [frame]);
  return { current, next, previous };
}
