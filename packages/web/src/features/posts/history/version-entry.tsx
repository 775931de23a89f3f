import type { PostVersion } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '../comparing/use-field-names.ts';
import styles from './history.module.css';

interface VersionEntryProps {
  readonly version: PostVersion;
  readonly clock: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One save: what kind, which fields, what was noted, and whether readers had it. */
export function VersionEntry({ version, clock, isChosen, onChoose }: VersionEntryProps) {
  const { t } = useTranslation('history');
  const nameOf = useFieldNames();
  const { kind, note, no } = version;
  return (
    <button
      type="button"
      className={styles.version}
      data-version={no}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      <span className={styles.what}>
        <span>{clock}</span>
        <strong>{kind === 'restore' && note !== '' ? t('restored', { no: note }) : t(`kind.${kind}`)}</strong>
        <span className={styles.no}>{t('no', { no })}</span>
      </span>
      {version.isPublic && (
        <span className={styles.public}>
          <Globe size={13} aria-hidden />
          {t(version.isSubstantive ? 'public.told' : 'public')}
        </span>
      )}
      {version.changedFields.length > 0 && (
        <span className={styles.names}>{version.changedFields.map(nameOf).join(', ')}</span>
      )}
      {kind !== 'restore' && note !== '' && <span className={styles.reason}>{note}</span>}
    </button>
  );
}
