import { useQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostRedirect } from '@toasoan/contract/features/posts/redirects/redirect-endpoints.ts';
import { Copy, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { useCurrentProject, useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { settingOf } from '../editing/panel-fields.ts';
import type { PostSession } from '../editing/post-session.ts';
import { useSessionState } from '../editing/use-post-session.ts';
import { copyText } from '../preview/copy-text.ts';
import { AddRedirect } from './add-redirect.tsx';
import { postRedirects, useChangeRedirect } from './redirect-queries.ts';
import styles from './redirects.module.css';

/** Old addresses that lead to a post; there are none before it was public. */
export function RedirectList({ session }: { readonly session: PostSession }) {
  const { post } = useSessionState(session);
  const isShown = usePageConfig(({ panels }) => panels[settingOf('seo')] ?? false);
  if (!post?.everPublished || !isShown) return null;
  return <Redirects session={session} post={post} />;
}

function Redirects({ session, post }: { readonly session: PostSession; readonly post: Post }) {
  const { t } = useTranslation('redirects');
  const { data } = useQuery(postRedirects(useProjectId(), post.id));
  const mayChange = useMay('post.publish');
  if (!data) return null;
  return (
    <section className={styles.redirects} aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      <p className={styles.hint}>{t('hint', { slug: data.slug })}</p>
      <ul className={styles.list}>
        {data.items.map((item) => (
          <Line key={item.slug} session={session} post={post} item={item} mayChange={mayChange} />
        ))}
      </ul>
      {data.items.length === 0 && <p className={styles.hint}>{t('none')}</p>}
      {mayChange && <AddRedirect session={session} post={post} />}
    </section>
  );
}

interface LineProps {
  readonly session: PostSession;
  readonly post: Post;
  readonly item: PostRedirect;
  readonly mayChange: boolean;
}

function Line({ session, post, item: { slug, since }, mayChange }: LineProps) {
  const { t } = useTranslation('redirects');
  const [domain] = useCurrentProject()?.domains ?? [];
  const change = useChangeRedirect(post.id);
  async function remove() {
    const yes = await confirm({
      title: t('remove.title', { slug }),
      text: t('remove.text'),
      action: t('remove.action'),
      tone: 'danger',
    });
    if (!yes) return;
    change.mutate(
      { kind: 'remove', version: post.version, slug },
      {
        onSuccess: (after) => {
          session.follow(after.post);
          showToast({ tone: 'success', text: t('removed', { slug }) });
        },
        onError: ({ message }) => showToast({ tone: 'error', text: message }),
      },
    );
  }
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.slug}>/{slug}</p>
        <p className={styles.hint}>{t('since', { day: formatDay(new Date(since)) })}</p>
      </div>
      <IconButton
        size="compact"
        icon={<Copy size={14} />}
        label={t('copy', { slug })}
        onClick={() => void copyText(domain ? `https://${domain}/${slug}` : `/${slug}`, t('copied'))}
      />
      {mayChange && (
        <IconButton
          size="compact"
          icon={<X size={14} />}
          label={t('remove.label', { slug })}
          busy={change.isPending}
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}
