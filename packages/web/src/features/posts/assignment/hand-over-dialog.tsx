import { useQuery } from '@tanstack/react-query';
import type { HandOverItem } from '@toasoan/contract/features/posts/assignment/hand-over.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { assigneeSearch } from './assignee-search.ts';
import fields from './assignment.module.css';
import styles from './hand-over.module.css';
import { HandOverList } from './hand-over-list.tsx';
import { handOverItems, useHandOver } from './hand-over-queries.ts';
import { useNotifyHandOver } from './use-notify-hand-over.ts';
import { isWordTooLong, WordField } from './word-field.tsx';

/** The end of a shift: what one has in hand goes to a colleague at once. */
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
