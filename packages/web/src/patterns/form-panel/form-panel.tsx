import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { SavedRecord } from '../form-drawer/record-form.ts';
import styles from './form-panel.module.css';
import type { FormPanelProps, PanelPlace } from './form-panel-props.ts';
import { PanelFrame } from './panel-frame.tsx';
import { type PanelStep, stepOfKey } from './panel-keys.ts';
import { RecordPanel, type RecordPanelHandle } from './record-panel.tsx';

/**
 * The form of one record beside its list, which stays usable. What was typed is saved on leaving: when the focus goes
 * elsewhere, on a step to the next record and on closing.
 */
export function FormPanel<Saved extends SavedRecord, Values extends object>(
  props: FormPanelProps<Saved, Values>,
) {
  const { record, open, title, place, onOpen } = props;
  const projectId = useProjectId();
  const detail = useQuery(record.detail(projectId, open));
  const shown = useRef<RecordPanelHandle>(null);
  const field = useFieldToFocus();
  const focus = useFocusLeaves(() => void shown.current?.save());
  useNeighbours(props);

  /** The first attempt stays where something is left to mend; the second leaves it as a draft. */
  async function leaveFor(id: string | undefined) {
    if (await (shown.current?.mayLeave() ?? true)) onOpen(id);
  }
  function step(to: PanelStep) {
    const id = place[to];
    if (id === undefined) return;
    field.keep();
    void leaveFor(id);
  }
  function pressed(event: KeyboardEvent<HTMLElement>) {
    const to = stepOfKey(event);
    if (to) step(to);
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') void shown.current?.save();
    else return;
    event.preventDefault();
  }
  return (
    <PanelFrame
      title={title(detail.data)}
      tools={<Steps place={place} onStep={step} />}
      onClose={() => void leaveFor(undefined)}
      onKeyDown={pressed}
      {...focus}
    >
      {detail.data ? (
        <RecordPanel {...props} key={open} ref={shown} loaded={detail.data} onShown={field.take} />
      ) : (
        <div className={styles.body} aria-busy={!detail.error}>
          <Waiting detail={detail} />
        </div>
      )}
    </PanelFrame>
  );
}

function Waiting({ detail }: { readonly detail: UseQueryResult<unknown> }) {
  const { t } = useTranslation('patterns');
  const { error, isFetching, refetch } = detail;
  if (!error) return <Skeleton height="180px" />;
  return (
    <ErrorState
      title={t('form.failed')}
      text={error.message}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

interface StepsProps {
  readonly place: PanelPlace;
  readonly onStep: (to: PanelStep) => void;
}

function Steps({ place, onStep }: StepsProps) {
  const { t } = useTranslation('patterns');
  return (
    <>
      <span className={styles.place} role="status">
        {place.text}
      </span>
      <IconButton
        icon={<ChevronLeft size={18} />}
        label={t('panel.previous')}
        shortcut="← · Ctrl Shift Enter"
        disabledReason={place.previous === undefined ? t('panel.first') : undefined}
        onClick={() => onStep('previous')}
      />
      <IconButton
        icon={<ChevronRight size={18} />}
        label={t('panel.next')}
        shortcut="→ · Ctrl Enter"
        disabledReason={place.next === undefined ? t('panel.last') : undefined}
        onClick={() => onStep('next')}
      />
    </>
  );
}

/** The records that a step would show are there before it. */
function useNeighbours<Saved extends SavedRecord, Values extends object>({
  record,
  place: { previous, next },
}: Pick<FormPanelProps<Saved, Values>, 'record' | 'place'>): void {
  const projectId = useProjectId();
  const client = useQueryClient();
  const fetchEarly = useEffectEvent((id: string) => void client.prefetchQuery(record.detail(projectId, id)));
  useEffect(() => {
    if (next !== undefined) fetchEarly(next);
    if (previous !== undefined) fetchEarly(previous);
  }, [previous, next]);
}

/**
 * A step keeps the focus in the same field. A panel that a person opened takes the focus; one that the page brought along
 * does not.
 */
function useFieldToFocus() {
  const wanted = useRef<string | undefined>(document.activeElement === document.body ? undefined : FIRST);
  return {
    keep() {
      const field = document.activeElement?.closest<HTMLElement>(
        '[data-panel] [data-field], dialog [data-field]',
      );
      wanted.current = field?.dataset.field;
    },
    take(body: HTMLElement) {
      const name = wanted.current;
      wanted.current = undefined;
      if (name === undefined) return;
      const inside = name === FIRST ? '[data-first-focus]' : `[data-field="${name}"]`;
      const found = body.querySelector<HTMLElement>(
        name === FIRST ? inside : `${inside} :is(input, textarea, button)`,
      );
      (found ?? body.closest<HTMLElement>('[tabindex]'))?.focus();
    },
  };
}
const FIRST = '';

/** Popovers and dialogs of the panel belong to it wherever they are in the document: React's events know. */
function useFocusLeaves(left: () => void) {
  const timer = useRef<number>(undefined);
  const act = useEffectEvent(left);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    onFocus: () => window.clearTimeout(timer.current),
    onBlur() {
      window.clearTimeout(timer.current);
      // Another window in front is no leaving: the focus comes back to where it was.
      timer.current = window.setTimeout(() => document.hasFocus() && act());
    },
  };
}
