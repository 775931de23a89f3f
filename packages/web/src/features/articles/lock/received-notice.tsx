import { FileDiff, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatClock } from '#web/ui/text/format-date.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { LockNotice } from './lock-notice.tsx';
import type { ReceivedText } from './presence-state.ts';

interface ReceivedNoticeProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly text: ReceivedText;
  /** The label of a field in the editor. */
  readonly nameOf: (field: string) => string;
  readonly onCompare: () => void;
  readonly onClose: () => void;
}

/** Says which unsaved text came with the lock, how new it is, and that it is this person's until it is saved. */
export function ReceivedNotice<A extends ArticleTypes>(props: ReceivedNoticeProps<A>) {
  const { session, text, nameOf, onCompare, onClose } = props;
  const { t } = useTranslation('lock');
  const { name, isNewest, words } = text;
  const time = formatClock(text.time);
  const fields = text.fields.map((field) => nameOf(field)).join(', ');
  const more = words === 0 ? '' : t(words > 0 ? 'received.more' : 'received.less', { n: Math.abs(words) });

  async function drop(): Promise<void> {
    const isSure = await confirm({
      title: t('received.dropTitle'),
      text: t('received.dropText', { name }),
      action: t('received.drop'),
    });
    if (!isSure) return;
    session.discard();
    onClose();
  }
  return (
    <LockNotice
      tone="info"
      name={name}
      what={t(isNewest ? 'received.newest' : 'received.autosave', { name, time })}
      next={t('received.what', { fields, more })}
      onClose={onClose}
      actions={
        <>
          <Button size="compact" variant="quiet" icon={<FileDiff size={16} />} onClick={onCompare}>
            {t('compare')}
          </Button>
          <Button size="compact" icon={<Undo2 size={16} />} onClick={() => void drop()}>
            {t('received.drop')}
          </Button>
        </>
      }
    />
  );
}
