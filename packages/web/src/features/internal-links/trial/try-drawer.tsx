import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InternalLink } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { Check, FlaskConical, Link2, Link2Off, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { linkDetail, linkTrial, useSwitchPost, useUpdateLink } from '../internal-link-queries.ts';
import { PlacesList } from './places-list.tsx';
import { PostChoice, usePostsToTry } from './post-choice.tsx';
import { TriedArticle } from './tried-article.tsx';
import styles from './try-drawer.module.css';
import { useFixes } from './use-fixes.ts';

interface TryDrawerProps {
  /** Absent: all keywords that are on. */
  readonly link: Pick<InternalLink, 'id' | 'keyword'> | undefined;
  readonly onEdit: (linkId: string) => void;
  readonly onClose: () => void;
}

/** What keywords would do to a post, before any reader sees it. */
export function TryDrawer({ link, onEdit, onClose }: TryDrawerProps) {
  const { t } = useTranslation(['internal-links', 'ui']);
  const titleId = useId();
  const [alone, setAlone] = useState(false);
  const posts = usePostsToTry(link?.keyword);
  return (
    <Modal aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.panel}>
        <header className={styles.header}>
          <FlaskConical size={20} aria-hidden />
          <h2 id={titleId} className={styles.title}>
            {t('trial.title')}
          </h2>
          {link && <AloneSwitch alone={alone} onChange={setAlone} />}
          <IconButton icon={<X size={18} />} label={t('ui:close')} shortcut="Esc" onClick={onClose} />
        </header>
        <PostChoice posts={posts} />
        {posts.current === undefined ? (
          <div className={styles.body} data-modal-body>
            {posts.isLoading ? (
              <LoadingLabel label={t('trial.loading')} />
            ) : (
              <p className={styles.note}>{t('trial.noPost')}</p>
            )}
          </div>
        ) : (
          <TrialOfPost key={posts.current} postId={posts.current} {...{ link, alone, onEdit }} />
        )}
      </div>
    </Modal>
  );
}

function AloneSwitch({
  alone,
  onChange,
}: {
  readonly alone: boolean;
  readonly onChange: (alone: boolean) => void;
}) {
  const { t } = useTranslation('internal-links');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={t('trial.which')} className={styles.segments}>
      {[true, false].map((one) => (
        <button key={String(one)} type="button" aria-pressed={alone === one} onClick={() => onChange(one)}>
          {t(one ? 'trial.alone' : 'trial.together')}
        </button>
      ))}
    </div>
  );
}

interface TrialOfPostProps extends Pick<TryDrawerProps, 'link' | 'onEdit'> {
  readonly postId: string;
  readonly alone: boolean;
}

function TrialOfPost({ postId, link, alone, onEdit }: TrialOfPostProps) {
  const { t } = useTranslation('internal-links');
  const projectId = useProjectId();
  const tried = { postId, alone, ...(link && { linkId: link.id }) };
  const trial = useQuery({ ...linkTrial(projectId, tried), placeholderData: keepPreviousData });
  const [active, setActive] = useState<string>();
  const fixOf = useFixes({ postId, onEdit });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = active && body.current?.querySelector(`[data-place="${active}"]`);
    if (place) place.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { data } = trial;
  return (
    <>
      <div ref={body} className={styles.body} data-modal-body>
        {data && (
          <div className={styles.columns}>
            <TriedArticle trial={data} active={active} onActive={setActive} />
            <PlacesList trial={data} active={active} onActive={setActive} fixOf={fixOf} />
          </div>
        )}
        {!data && trial.error && (
          <ErrorState
            title={t('trial.failed')}
            text={trial.error.message}
            onRetry={() => void trial.refetch()}
            retrying={trial.isFetching}
          />
        )}
        {!data && !trial.error && <LoadingLabel label={t('trial.loading')} />}
      </div>
      <TrialFooter postId={postId} isOff={data?.post.isOff} linkId={link?.id} />
    </>
  );
}

interface TrialFooterProps {
  readonly postId: string;
  readonly isOff: boolean | undefined;
  readonly linkId: string | undefined;
}

function TrialFooter({ postId, isOff, linkId }: TrialFooterProps) {
  const { t } = useTranslation('internal-links');
  const mayEdit = useMay('internalLink.edit');
  const switchPost = useSwitchPost();
  return (
    <footer className={styles.footer}>
      <p className={styles.note}>{t('trial.atDelivery')}</p>
      {mayEdit && isOff !== undefined && (
        <Button
          icon={isOff ? <Link2 size={16} /> : <Link2Off size={16} />}
          busy={switchPost.isPending}
          onClick={() => switchPost.mutate({ postId, isOff: !isOff })}
        >
          {t(isOff ? 'trial.postOn' : 'trial.postOff')}
        </Button>
      )}
      {mayEdit && linkId !== undefined && <EnableButton linkId={linkId} />}
    </footer>
  );
}

/** The keyword may have been changed by a fix since the list was read. */
function EnableButton({ linkId }: { readonly linkId: string }) {
  const { t } = useTranslation('internal-links');
  const link = useQuery(linkDetail(useProjectId(), linkId)).data;
  const update = useUpdateLink();
  if (link === undefined) return null;
  const isOn = link.status === 'ENABLE';
  return (
    <Button
      variant="main"
      icon={<Check size={16} />}
      busy={update.isPending}
      disabledReason={isOn ? t('trial.isOn') : undefined}
      onClick={() =>
        update.mutate(
          { record: link, set: { status: 'ENABLE' } },
          {
            onSuccess: () =>
              showToast({ tone: 'success', text: t('trial.enabled', { keyword: link.keyword }) }),
          },
        )
      }
    >
      {t('trial.enable')}
    </Button>
  );
}
