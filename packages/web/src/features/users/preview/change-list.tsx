import type { AreaKey } from '@toasoan/contract/access/area-rules.ts';
import { AREA_TEXTS } from '@toasoan/contract/access/area-texts.ts';
import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import type { ChangePreview } from './change-preview.ts';
import styles from './changes-preview.module.css';

/** Gained and lost rights by project, in words. */
export function ChangeList({ changes }: { readonly changes: readonly ChangePreview[] }) {
  const { t } = useTranslation('users');
  if (changes.length === 0) return <p className={styles.none}>{t('preview.none')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.projectId}>
          <p className={styles.project}>
            {change.name || t('preview.everywhere')}
            {change.membership !== 'kept' && <Chip>{t(`membership.${change.membership}`)}</Chip>}
          </p>
          <ChangeLine side="gained" change={change} />
          <ChangeLine side="lost" change={change} />
        </li>
      ))}
    </ul>
  );
}

interface ChangeLineProps {
  readonly side: 'gained' | 'lost';
  readonly change: ChangePreview;
}

function ChangeLine({ side, change }: ChangeLineProps) {
  const { t } = useTranslation('users');
  const words = useChangeWords(side, change);
  const Sign = side === 'gained' ? Plus : Minus;
  if (words.length === 0) return null;
  return (
    <div className={styles[side]}>
      <Sign size={14} aria-hidden className={styles.sign} />
      <div>
        <span className="visually-hidden">{t(`preview.${side}`)}</span>
        {words.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** "Khu vực: Thẻ, Chuyên mục", "Quyền: Sửa thẻ". */
export function useChangeWords(side: 'gained' | 'lost', change: ChangePreview): readonly string[] {
  const { t } = useTranslation('users');
  const areas = change.areas[side].map((area: AreaKey) => AREA_TEXTS[area][currentLanguage()]).join(', ');
  const permissions = change.permissions[side].map(permissionName).join(', ');
  return [
    areas && t('preview.areas', { list: areas }),
    permissions && t('preview.permissions', { list: permissions }),
  ].filter((line) => line !== '');
}

function permissionName(permission: string): string {
  return PERMISSION_TEXTS[permission as Permission]?.[currentLanguage()] ?? permission;
}
