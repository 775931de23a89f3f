import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { TFunction } from 'i18next';
import {
  BadgeDollarSign,
  Bot,
  CircleAlert,
  Eye,
  Image,
  Lock,
  type LucideIcon,
  MessageSquare,
  PencilLine,
  Radio,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './post-signs.module.css';

interface Sign {
  readonly key: string;
  readonly icon?: LucideIcon;
  /** What it says; with a number it shows that alone. */
  readonly words: string;
  readonly number?: number;
  readonly tone?: 'danger' | 'editing';
}

/** What a person must know about a post before opening it, what stops it first; at least its length. */
export function PostSigns({ post }: { readonly post: PostRow }) {
  const { t } = useTranslation('posts');
  const { t: tLock } = useTranslation('lock');
  const userId = useAuth((auth) => auth.userId);
  const { holder } = post;
  const writes = holder && (holder.userId === userId ? tLock('youWriteNow') : tLock('writesNow', holder));
  return signsOf(post, writes ?? undefined, t).map(({ key, icon: Icon, words, number, tone }) => (
    <span
      key={key}
      className={classNames(styles.sign, tone && styles[tone])}
      {...(number === undefined
        ? { 'data-tip': words, 'data-tip-when': 'cut' }
        : { role: 'img', 'aria-label': words, 'data-tip': words })}
    >
      {Icon && <Icon size={13} aria-hidden />}
      <span className={textStyles.ellipsis}>{number === undefined ? words : formatNumber(number)}</span>
    </span>
  ));
}

/** States whose reason says what is to be done next. */
const EXPLAINED: readonly PostState[] = ['RETURNED', 'REJECTED', 'UNPUBLISHED'];

function signsOf(post: PostRow, writes: string | undefined, t: TFunction<'posts'>): readonly Sign[] {
  const { mustFixNotes = 0, pictures = 0, comments = 0, reads = 0 } = post;
  const reason = EXPLAINED.includes(post.state) && post.stateReason;
  const signs: readonly (Sign | false | undefined | '' | 0)[] = [
    mustFixNotes > 0 && {
      key: 'mustFix',
      icon: CircleAlert,
      tone: 'danger',
      words: t('sign.mustFix', { count: mustFixNotes }),
    },
    writes !== undefined && { key: 'holder', icon: Lock, tone: 'editing', words: writes },
    reason && { key: 'reason', words: reason },
    post.hasPending && { key: 'pending', icon: PencilLine, words: t('sign.pending') },
    post.postType === 'LIVE' && { key: 'live', icon: Radio, words: t('sign.live') },
    post.isSponsored && { key: 'sponsored', icon: BadgeDollarSign, words: t('sign.sponsored') },
    (post.aiUsage ?? 'NONE') !== 'NONE' && { key: 'ai', icon: Bot, words: t('sign.ai') },
    pictures > 1 && {
      key: 'pictures',
      icon: Image,
      number: pictures,
      words: t('sign.pictures', { count: pictures }),
    },
    comments > 0 && {
      key: 'comments',
      icon: MessageSquare,
      number: comments,
      words: t('sign.comments', { count: comments }),
    },
    reads > 0 && { key: 'reads', icon: Eye, number: reads, words: t('sign.reads', { count: reads }) },
  ];
  const said = signs.filter((sign) => typeof sign === 'object');
  if (said.some(({ number }) => number === undefined)) return said;
  return [{ key: 'words', words: t('sign.words', { words: formatNumber(post.wordCount) }) }, ...said];
}
