import { changedFields } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostVersion } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { ChangedFields } from '../comparing/changed-fields.tsx';
import type { ComparedCopies } from '../comparing/field-comparison.tsx';
import styles from './history.module.css';
import type { HistoryAddress } from './history-address.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { versionBefore } from './timeline.ts';
import { useComparedVersions, useVersionLabel } from './use-compared-versions.ts';

interface VersionComparisonProps {
  readonly post: Post;
  readonly versions: readonly PostVersion[];
  readonly version: PostVersion;
  readonly address: HistoryAddress;
}

/** One save beside another one, or beside the post as it is now. */
export function VersionComparison({ post, versions, version, address }: VersionComparisonProps) {
  const { t } = useTranslation('history');
  const label = useVersionLabel();
  const [restoring, setRestoring] = useState(false);
  const compared = useComparedVersions({ post, versions, version, address });
  const { snapshot } = compared;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{label(version)}</h2>
        <OtherVersion
          versions={versions}
          version={version}
          before={versionBefore(versions, version.no)}
          address={address}
        />
        {post.mayEdit && snapshot && (
          <Button icon={<RotateCcw size={16} />} onClick={() => setRestoring(true)}>
            {t('restore')}
          </Button>
        )}
      </header>
      {compared.state === 'failed' && <p className={styles.none}>{compared.message}</p>}
      {compared.state === 'alone' && <p className={styles.none}>{t('first')}</p>}
      {compared.state === 'loading' && <Skeleton height="320px" />}
      {compared.state === 'ready' && <Differences {...compared.copies} />}
      {restoring && snapshot && (
        <RestoreDialog
          post={post}
          no={version.no}
          label={label(version)}
          snapshot={snapshot}
          onClose={() => setRestoring(false)}
        />
      )}
    </>
  );
}

function Differences(copies: ComparedCopies) {
  const { t } = useTranslation('history');
  const { before, after } = copies;
  const names = useMemo(() => changedFields(before, after), [before, after]);
  if (names.length === 0) return <p className={styles.none}>{t('same')}</p>;
  return (
    <div className={styles.differences}>
      {!names.includes('content') && (
        <p className={styles.sides}>{t('sides', { before: copies.beforeLabel, after: copies.afterLabel })}</p>
      )}
      <ChangedFields names={names} {...copies} />
    </div>
  );
}

interface OtherVersionProps extends Omit<VersionComparisonProps, 'post'> {
  readonly before: PostVersion | undefined;
}

/** What the save is set against: what was before it, what is now, or any other. */
function OtherVersion({ versions, version, before, address }: OtherVersionProps) {
  const { t } = useTranslation('history');
  const label = useVersionLabel();
  const id = useId();
  const others = versions.filter((one) => one !== version && one !== before);
  const options = [
    ...(before ? [{ value: 'before', label: t('with.before', { no: before.no }) }] : []),
    { value: 'now', label: t('with.now') },
    ...others.map((one) => ({
      value: String(one.no),
      label: label(one),
    })),
  ];
  const isBefore = address.other === undefined || address.other === before?.no;
  return (
    <span className={styles.other}>
      <label htmlFor={id}>{t('with')}</label>
      <Select
        id={id}
        label={t('with')}
        options={options}
        value={isBefore ? 'before' : String(address.other)}
        onChange={(value) => {
          if (value === 'now') address.compareWith('now');
          else address.compareWith(value === 'before' || value === null ? undefined : Number(value));
        }}
      />
    </span>
  );
}
