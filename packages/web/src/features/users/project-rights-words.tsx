import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Row } from '#web/ui/layout/row.tsx';
import type { ProjectRightsValue } from './project-rights.ts';
import styles from './project-rights-words.module.css';

interface ProjectRightsWordsProps {
  readonly rights: Pick<ProjectRightsValue, 'permissionGrants' | 'permissionDenials'>;
}

/** "Được thêm: duyệt bài" and "Không được: xuất bản bài". */
export function ProjectRightsWords({ rights }: ProjectRightsWordsProps) {
  const { t } = useTranslation('users');
  return (
    <ul className={styles.words}>
      {rights.permissionGrants.length > 0 && (
        <Row as="li" gap={2} align="baseline" wrap={false}>
          <Check size={14} aria-hidden className={styles.given} />
          {t('projectRights.given', { list: namesOf(rights.permissionGrants) })}
        </Row>
      )}
      {rights.permissionDenials.length > 0 && (
        <Row as="li" gap={2} align="baseline" wrap={false}>
          <X size={14} aria-hidden className={styles.taken} />
          {t('projectRights.taken', { list: namesOf(rights.permissionDenials) })}
        </Row>
      )}
    </ul>
  );
}

/** Inside a sentence: "duyệt bài, xuất bản bài". */
export function namesOf(permissions: readonly Permission[]): string {
  const names = permissions.map((permission) => PERMISSION_TEXTS[permission][currentLanguage()]);
  return names.map((name) => name.charAt(0).toLocaleLowerCase() + name.slice(1)).join(', ');
}
