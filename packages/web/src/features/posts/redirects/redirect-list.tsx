import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import {
  type PostRedirect,
  redirectEndpoints,
} from '@toasoan/contract/features/posts/redirects/redirect-endpoints.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { Copy, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { useCurrentProject, useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useSessionPart } from '#web/features/articles/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { settingOf } from '../editing/panel-fields.ts';
import type { PostSession } from '../editing/post-article.ts';
import { postKeys } from '../post-queries.ts';
import { copyText } from '../preview/copy-text.ts';
import styles from './redirects.module.css';

/** Old addresses that lead to a post; a post that was never public has none. */
export function RedirectList({ session }: { readonly session: PostSession }) {
  const post = useSessionPart(session, (state) => state.record);
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

/** Adds an old address, for example one of the site's former system. */
function AddRedirect({ session, post }: { readonly session: PostSession; readonly post: Post }) {
  const { t } = useTranslation('redirects');
  const [typed, setTyped] = useState('');
  const [inputId, problemId] = [useId(), useId()];
  const change = useChangeRedirect(post.id);
  const { error } = change;
  // A whole address may be pasted; only the path is the slug.
  const slug = slugOf(typed.trim().replace(/^https?:\/\/[^/]+/, ''));
  function add(event: FormEvent) {
    event.preventDefault();
    if (slug === '') return;
    change.mutate(
      { kind: 'add', version: post.version, slug },
      {
        onSuccess: (after) => {
          setTyped('');
          session.follow(after.post);
        },
      },
    );
  }
  return (
    <form className={styles.form} onSubmit={add}>
      <label htmlFor={inputId} className={textStyles.strong}>
        {t('add.label')}
      </label>
      <TextInput
        id={inputId}
        before="/"
        value={typed}
        onChange={setTyped}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? problemId : undefined}
      />
      {slug !== '' && slug !== typed && <p className={styles.hint}>{t('add.becomes', { slug })}</p>}
      {error && (
        <p id={problemId} className={styles.problem} role="alert">
          {reasonOf(error)} <Owner error={error} />
        </p>
      )}
      <Button type="submit" size="compact" busy={change.isPending}>
        {t('add.action')}
      </Button>
    </form>
  );
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return error.details.rules?.[0]?.message ?? error.fields[0]?.message ?? error.message;
}

function Owner({ error }: { readonly error: Error }) {
  const { t } = useTranslation('redirects');
  const ownerId = error instanceof ApiError ? error.details.ownerId : undefined;
  return ownerId && <TabLink to={`/manager_post/view/${ownerId}`}>{t('owner')}</TabLink>;
}

const redirectsKey = (projectId: string, postId: string) => postKeys(projectId, 'redirects', postId);

function postRedirects(projectId: string, postId: string) {
  return queryOptions({
    queryKey: redirectsKey(projectId, postId),
    queryFn: ({ signal }) => call(redirectEndpoints.list, { params: { id: postId }, signal }),
  });
}

interface Change {
  readonly kind: 'add' | 'remove';
  readonly version: number;
  readonly slug: string;
}

/** Adds or removes an old address; each change is a version of the post. */
function useChangeRedirect(postId: string) {
  const [projectId, client] = [useProjectId(), useQueryClient()];
  return useMutation({
    mutationFn: ({ kind, version, slug }: Change) =>
      call(redirectEndpoints[kind], {
        params: { id: postId },
        body: { version, slug },
        suppressErrorToast: ['SLUG_TAKEN', 'RULES_NOT_MET', 'INVALID_INPUT'],
      }),
    onSuccess: ({ redirects }) => client.setQueryData(redirectsKey(projectId, postId), redirects),
  });
}
