import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { REJECT_CODES } from '@toasoan/contract/features/comments/comment-states.ts';
import type {
  CommentBulkAction,
  CommentBulkBody,
} from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import { Check, CircleX, EyeOff, ListChecks, ShieldBan, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { type BulkAction, BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { rejectName } from '../comment-words.ts';
import { ReasonQuestion } from '../questions/reason-question.tsx';
import { drop } from '../queue/queue-model.ts';
import { changeQueue } from '../queue/queue-store.ts';
import type { QueuePage } from '../queue/use-queue-page.ts';
import { BulkSearchDialog } from './bulk-search-dialog.tsx';

const ICONS: Readonly<Partial<Record<CommentBulkAction, ReactNode>>> = {
  approve: <Check size={16} />,
  reject: <CircleX size={16} />,
  spam: <ShieldBan size={16} />,
  hide: <EyeOff size={16} />,
  unhide: <Check size={16} />,
  keep: <Check size={16} />,
  reconsider: <Undo2 size={16} />,
  delete: <Trash2 size={16} />,
};

/** What each tab's comments can be, all together. */
const BULK_OF_VIEW: Readonly<Record<string, readonly CommentBulkAction[]>> = {
  waiting: ['approve', 'reject', 'spam'],
  held: ['approve', 'reject', 'spam'],
  reported: ['keep', 'hide', 'reject'],
  approved: ['hide'],
  rejected: ['reconsider', 'unhide'],
  spam: ['reconsider'],
  all: ['approve', 'reject', 'spam', 'hide', 'reconsider'],
};

interface Asked {
  readonly ids: readonly string[];
  readonly action: 'reject' | 'delete';
}

/** Acts on all ticked comments, and on everything that the filters match; each reports for itself. */
export function QueueBulkBar({ page }: { readonly page: QueuePage }) {
  const { t } = useTranslation('comments');
  const mayDelete = useMay('comment.delete');
  const [asked, setAsked] = useState<Asked>();
  const [isSearching, setSearching] = useState(false);
  const { run, running } = useBulk({
    page,
    rowLabel: (row: CommentRow) => row.senderName,
    async send(body: CommentBulkBody) {
      const result = await call(commentEndpoints.bulk, { body });
      const done = result.results.filter(({ ok }) => ok).map(({ id }) => id);
      if (page.address.query.view !== 'all')
        changeQueue(page.store, (queue) => done.reduce((rest, id) => drop(rest, id), queue));
      return result;
    },
  });
  const views = BULK_OF_VIEW[page.address.query.view] ?? [];
  const actions: readonly CommentBulkAction[] = mayDelete ? [...views, 'delete'] : views;
  function reasons(ids: readonly string[]): readonly MenuItem[] {
    return REJECT_CODES.map((code) => ({
      key: code,
      label: rejectName(code),
      onSelect: () =>
        code === 'OTHER'
          ? setAsked({ ids, action: 'reject' })
          : run({ ids: [...ids], action: 'reject', code, text: '' }),
    }));
  }
  function actionOf(action: CommentBulkAction): BulkAction {
    const named = { key: action, label: t(`command.${action}`), icon: ICONS[action] };
    if (action === 'reject') return { ...named, items: reasons };
    if (action === 'delete') return { ...named, run: (ids) => setAsked({ ids, action }) };
    return { ...named, run: (ids) => run({ ids: [...ids], action, text: '' }) };
  }
  const search: BulkAction = {
    key: 'search',
    label: t('bulk.search'),
    icon: <ListChecks size={16} />,
    run: () => setSearching(true),
  };
  return (
    <>
      <BulkBar page={page} actions={[...actions.map(actionOf), search]} />
      {asked && (
        <ReasonQuestion
          title={t(`bulk.${asked.action}.title`, { count: asked.ids.length })}
          text={t(`bulk.${asked.action}.text`)}
          label={t('bulk.reason')}
          action={t(`command.${asked.action}`)}
          tone="danger"
          busy={running}
          onSend={(text) => {
            const code = asked.action === 'reject' ? { code: 'OTHER' as const } : {};
            run({ ids: [...asked.ids], action: asked.action, text, ...code });
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isSearching && <BulkSearchDialog page={page} actions={actions} onClose={() => setSearching(false)} />}
    </>
  );
}
