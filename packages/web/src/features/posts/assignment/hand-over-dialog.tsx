import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { HandOverItem } from '@toasoan/contract/features/posts/assignment/assignment.ts';
import {
  HAND_OVER_MOST,
  type HandOverResult,
} from '@toasoan/contract/features/posts/assignment/assignment.ts';
import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { postKeys } from '../post-queries.ts';
import { notifyRefusal, REFUSALS } from '../workflow/notify-refusal.ts';
import { assigneeSearch } from './assignee-search.ts';
import fields from './assignment.module.css';
import { DueTime } from './due-time.tsx';
import styles from './hand-over.module.css';
import { isWordTooLong, WordField } from './word-field.tsx';

/** Hands all assigned posts to a colleague at the end of a shift. */
export function HandOverDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['assignment', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const userId = useAuth((auth) => auth.userId);
  const found = useQuery(handOverItems(projectId));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [to, setTo] = useState<readonly Picked[]>([]);
  const [text, setText] = useState('');
  const { mutate, isPending } = useHandOver();
  const notify = useNotifyHandOver();
  const items = found.data?.items ?? [];
  const chosen = items.filter((item) => !left.has(item.id));
  const [colleague] = to;
  const disabledReason =
    (chosen.length === 0 && t('handOver.noneChosen')) ||
    (colleague === undefined && t('handOver.toRequired')) ||
    (isWordTooLong(text) && t('assign.tooLong')) ||
    undefined;

  function hand(posts: readonly HandOverItem[], { id: toUserId, label: name }: Picked) {
    const named = posts.map(({ id: postId, version }) => ({ id: postId, version }));
    mutate(
      { toUserId, text: text.trim(), posts: named },
      {
        onSuccess: (result) => {
          notify(result, { items: posts, name });
          if (result.done > 0) onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('handOver.title')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          {items.length > 0 && (
            <Button
              variant="main"
              busy={isPending}
              disabledReason={disabledReason}
              onClick={() => colleague && hand(chosen, colleague)}
            >
              {t('handOver.do', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>{t('handOver.intro')}</p>
      {found.error && (
        <p role="alert" className={fields.problem}>
          {t('handOver.failed')}{' '}
          <Button size="compact" onClick={() => void found.refetch()}>
            {t('handOver.retry')}
          </Button>
        </p>
      )}
      {found.isPending && (
        <div role="status">
          <span className="visually-hidden">{t('handOver.loading')}</span>
          <Skeleton height="96px" />
        </div>
      )}
      {found.data && items.length === 0 && <p className={styles.text}>{t('handOver.empty')}</p>}
      {items.length > 0 && (
        <>
          <HandOverList
            items={items}
            total={found.data?.total ?? 0}
            chosen={new Set(chosen.map((item) => item.id))}
            onChoose={(ids) =>
              setLeft(new Set(items.filter((item) => !ids.has(item.id)).map((item) => item.id)))
            }
          />
          <div>
            <label className={fields.label} htmlFor={id}>
              {t('handOver.to')}
            </label>
            <Picker
              id={id}
              label={t('handOver.to')}
              addLabel={t('handOver.choose')}
              search={assigneeSearch(projectId, userId)}
              max={1}
              value={to}
              onChange={setTo}
            />
          </div>
          <WordField label={t('handOver.text')} value={text} onChange={setText} />
        </>
      )}
    </Dialog>
  );
}

interface HandOverListProps {
  readonly items: readonly HandOverItem[];
  readonly total: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** The assigned posts with a tick each and one for all. */
function HandOverList({ items, total, chosen, onChoose }: HandOverListProps) {
  const { t } = useTranslation('assignment');
  const isAll = items.every(({ id }) => chosen.has(id));
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    <div className={styles.box}>
      <div className={styles.all}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.size > 0}
          onChange={() => onChoose(new Set(isAll ? [] : items.map(({ id }) => id)))}
        >
          {t('handOver.all', { count: items.length })}
        </Checkbox>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Checkbox checked={chosen.has(item.id)} onChange={() => toggle(item.id)}>
              <span className={styles.title}>{item.title}</span>
            </Checkbox>
            <span className={styles.facts}>
              <span>{t(`handOver.why.${item.why}`)}</span>
              {item.dueTime && <DueTime time={item.dueTime} />}
              {item.scheduleTime && (
                <span className={styles.planned}>
                  <Clock size={14} aria-hidden />
                  <DateText time={item.scheduleTime} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className={styles.more}>{t('handOver.more', { total, most: HAND_OVER_MOST })}</p>
      )}
    </div>
  );
}

interface Recipients {
  readonly items: readonly HandOverItem[];
  /** The colleague who takes over. */
  readonly name: string;
}

/** Notifies what went to whom, and what did not and why, with an undo. */
function useNotifyHandOver(): (result: HandOverResult, reported: Recipients) => void {
  const { t } = useTranslation('assignment');
  const { mutate } = useTakeBack<Recipients['items']>((result, items) => {
    const { done, total } = result;
    const isAll = done === total;
    showToast({
      tone: isAll ? 'success' : 'warning',
      text: isAll ? t('handOver.back', { count: done }) : t('handOver.backPartly', { done, total }),
      details: failures(result, items),
    });
  });
  return (result, { items, name }) => {
    const { id, done, total } = result;
    const isAll = done === total;
    showToast({
      tone: isAll ? 'success' : 'warning',
      text: isAll
        ? t('handOver.done', { count: done, name })
        : t(done === 0 ? 'handOver.none' : 'handOver.partly', { done, total, name }),
      details: failures(result, items),
      action:
        id === null ? undefined : { label: t('handOver.undo'), run: () => mutate({ id, reported: items }) },
    });
  };
}

function failures({ results }: BulkResult, items: readonly HandOverItem[]): readonly string[] {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return results
    .filter(({ ok }) => !ok)
    .map(({ id, message, code }) => `${titles.get(id) ?? id}: ${message ?? code ?? ''}`);
}

/** The posts this person has in hand now; never a cached list. */
function handOverItems(projectId: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'handOver'),
    queryFn: ({ signal }) => call(assignmentEndpoints.handOverItems, { signal }),
    staleTime: 0,
  });
}

function useRefresh(): () => Promise<void> {
  const projectId = useProjectId();
  const client = useQueryClient();
  return async () => {
    await invalidate(client, { queryKey: postKeys(projectId) });
    await invalidate(client, { queryKey: [projectId, 'dashboard'] });
  };
}

function useHandOver() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof assignmentEndpoints.handOver>) =>
      call(assignmentEndpoints.handOver, { body, suppressErrorToast: REFUSALS }),
    onError: notifyRefusal,
    onSettled: refresh,
  });
}

/** The mutation notifies, because the dialog has closed by then. */
function useTakeBack<Recipients>(onBack: (result: BulkResult, reported: Recipients) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly reported: Recipients }) =>
      call(assignmentEndpoints.takeBack, { params: { id } }),
    onSuccess: (result, { reported }) => onBack(result, reported),
    onSettled: refresh,
  });
}
