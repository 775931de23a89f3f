import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import {
  isEmbargoed,
  mayShare,
  SHARE_TERM_NAMES,
  type ShareLink,
  type ShareTerm,
  type ShareText,
} from '@toasoan/contract/features/posts/preview/share-link.ts';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useCurrentProject, useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { workingPost } from '../comparing/post-copies.ts';
import { postKeys } from '../post-queries.ts';
import { copyText } from './copy-text.ts';
import styles from './preview.module.css';

/** Links by which people without an account read the post before publication. */
export function SharePanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation('preview');
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  const project = useCurrentProject();
  const actor = {
    userId,
    permissions,
    allowSelfApprove: project?.allowSelfApprove ?? false,
    workflowMode: project?.workflowMode ?? ('THREE_STEP' as const),
  };
  const facts = {
    state: post.state,
    createdById: post.createdBy.userId,
    assigneeId: post.assignee?.userId ?? null,
    stateBeforeTrash: post.stateBeforeTrash,
  };
  const embargo = [post, workingPost(post)]
    .map(({ details }) => details.embargoUntil)
    .find((until) => isEmbargoed(until, Date.now()));
  if (!mayReadDrafts(actor, facts)) return null;
  return (
    <InspectorPanel name="post.share" title={t('share.title')}>
      {embargo && (
        <p className={textStyles.hint}>{t('share.embargo', { time: formatDateTime(new Date(embargo)) })}</p>
      )}
      {!embargo && mayShare(actor, facts) && <ShareForm post={post} />}
      <ShareList postId={post.id} />
    </InspectorPanel>
  );
}

/** Creates a link; its address is shown once, because it is not stored. */
function ShareForm({ post }: { readonly post: Post }) {
  const { t } = useTranslation('preview');
  const [term, setTerm] = useState<ShareTerm>('1d');
  const [once, setOnce] = useState(false);
  const [text, setText] = useState<ShareText>('working');
  const id = useId();
  const create = useCreateShare(post.id);
  const url = create.data?.url && new URL(create.data.url, location.origin).href;
  const hasTwoTexts = post.state === 'PUBLISHED';
  return (
    <Stack gap={3}>
      <p className={textStyles.hint}>{t('share.hint')}</p>
      <div>
        <span className={styles.label}>{t('share.term')}</span>
        <Select
          label={t('share.term')}
          options={SHARE_TERM_NAMES.map((value) => ({ value, label: t(`term.${value}`) }))}
          value={term}
          onChange={(value) => setTerm(SHARE_TERM_NAMES.find((one) => one === value) ?? '1d')}
        />
      </div>
      {hasTwoTexts && (
        <div>
          <span className={styles.label}>{t('text.label')}</span>
          <Select
            label={t('text.label')}
            options={(['working', 'public'] as const).map((value) => ({ value, label: t(`text.${value}`) }))}
            value={text}
            onChange={(value) => setText(value === 'public' ? 'public' : 'working')}
          />
        </div>
      )}
      <Row gap={3} align="center" wrap={false} justify="between">
        <label htmlFor={id}>{t('share.once')}</label>
        <Switch id={id} value={once} onChange={setOnce} />
      </Row>
      <Button busy={create.isPending} onClick={() => create.mutate({ expiresIn: term, once, text })}>
        {t('share.create')}
      </Button>
      {url && (
        <div className={styles.made} role="status">
          <p className={textStyles.hint}>{t('share.shownOnce')}</p>
          <p className={styles.address}>{url}</p>
          <Button
            size="compact"
            icon={<Copy size={14} />}
            onClick={() => void copyText(url, t('share.copied'))}
          >
            {t('share.copy')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Links of a post with their state and how often they were opened. */
function ShareList({ postId }: { readonly postId: string }) {
  const { data } = useQuery(postShares(useProjectId(), postId));
  if (!data || data.items.length === 0) return null;
  return (
    <ul className={styles.links}>
      {data.items.map((link) => (
        <ShareLine key={link.id} postId={postId} link={link} />
      ))}
    </ul>
  );
}

function ShareLine({ postId, link }: { readonly postId: string; readonly link: ShareLink }) {
  const { t } = useTranslation('preview');
  const revoke = useRevokeShare(postId);
  const time = (text: string) => formatDateTime(new Date(text));
  async function ask() {
    const yes = await confirm({
      title: t('revoke.title'),
      text: t('revoke.text'),
      action: t('revoke.action'),
      tone: 'danger',
    });
    if (yes) revoke.mutate(link.id);
  }
  return (
    <li className={styles.link}>
      <div>
        <p className={textStyles.strong}>
          {[
            t(`state.${link.state}`),
            link.once && t('share.once'),
            link.text === 'public' && t('text.public'),
            link.versionNo !== null && t('version', { no: link.versionNo }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={textStyles.hint}>{t('made', { name: link.createdBy, time: time(link.createTime) })}</p>
        <p className={textStyles.hint}>{t('until', { time: time(link.expireTime) })}</p>
        <p className={textStyles.hint}>
          {link.lastOpenTime === null
            ? t('neverOpened')
            : t('opened', { count: link.openCount, time: time(link.lastOpenTime) })}
        </p>
        {link.endedBy && <p className={textStyles.hint}>{t('endedBy', { name: link.endedBy })}</p>}
      </div>
      {(link.state === 'open' || link.state === 'waiting') && (
        <Button size="compact" busy={revoke.isPending} onClick={() => void ask()}>
          {t('revoke.action')}
        </Button>
      )}
    </li>
  );
}

const sharesKey = (projectId: string, postId: string) => postKeys(projectId, 'shares', postId);

function postShares(projectId: string, postId: string) {
  return queryOptions({
    queryKey: sharesKey(projectId, postId),
    queryFn: ({ signal }) => call(shareEndpoints.list, { params: { id: postId }, signal }),
  });
}

function useCreateShare(postId: string) {
  const [projectId, client] = [useProjectId(), useQueryClient()];
  return useMutation({
    mutationFn: (request: Omit<BodyInput<typeof shareEndpoints.create>, 'postId'>) =>
      call(shareEndpoints.create, { body: { postId, ...request } }),
    onSettled: () => invalidate(client, { queryKey: sharesKey(projectId, postId) }),
  });
}

function useRevokeShare(postId: string) {
  const [projectId, client] = [useProjectId(), useQueryClient()];
  return useMutation({
    mutationFn: (linkId: string) => call(shareEndpoints.revoke, { params: { id: postId }, body: { linkId } }),
    onSettled: () => invalidate(client, { queryKey: sharesKey(projectId, postId) }),
  });
}
