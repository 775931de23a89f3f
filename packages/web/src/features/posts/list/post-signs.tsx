import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { BadgeDollarSign, Bot, Lock, MessageSquareWarning, PencilLine, Radio } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import styles from './post-columns.module.css';

/** Signs for special facts about a post, each with its label. */
export function PostSigns({ post }: { readonly post: PostRow }) {
  const { t } = useTranslation('posts');
  const { t: tLock } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const { holder, hasPending = false, isSponsored = false, mustFixNotes = 0, aiUsage = 'NONE' } = post;
  const signs: readonly (readonly [key: string, isOn: boolean, icon: ReactNode])[] = [
    ['pending', hasPending, <PencilLine key="pending" size={14} aria-hidden />],
    [
      'mustFix',
      mustFixNotes > 0,
      <Fragment key="mustFix">
        <MessageSquareWarning size={14} aria-hidden />
        {mustFixNotes}
      </Fragment>,
    ],
    ['live', post.postType === 'LIVE', <Radio key="live" size={14} aria-hidden />],
    ['sponsored', isSponsored, <BadgeDollarSign key="sponsored" size={14} aria-hidden />],
    ['ai', aiUsage !== 'NONE', <Bot key="ai" size={14} aria-hidden />],
  ];
  const shown = signs.map(
    ([key, isOn, icon]) =>
      isOn && (
        <span
          key={key}
          role="img"
          aria-label={t(`sign.${key}`, { count: mustFixNotes })}
          data-tip={t(`sign.${key}`, { count: mustFixNotes })}
          className={styles.sign}
        >
          {icon}
        </span>
      ),
  );
  if (!holder) return shown;
  const writes = holder.userId === userId ? tLock('youWriteNow') : tLock('writesNow', holder);
  return (
    <>
      <span role="img" aria-label={writes} data-tip={writes} className={styles.sign}>
        <Lock size={14} aria-hidden />
      </span>
      {shown}
    </>
  );
}
