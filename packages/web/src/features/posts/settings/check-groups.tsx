import { CARE_CHECKS } from '@toasoan/contract/features/posts/checklist/care-checks.ts';
import { PICTURE_CHECKS } from '@toasoan/contract/features/posts/checklist/media-checks.ts';
import { PLACE_CHECKS } from '@toasoan/contract/features/posts/checklist/place-checks.ts';
import { TEXT_CHECKS } from '@toasoan/contract/features/posts/checklist/text-checks.ts';
import type { CheckTrial } from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { useTranslation } from 'react-i18next';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { CheckRow } from './check-row.tsx';
import styles from './post-rules.module.css';
import type { SettingsValues } from './settings-values.ts';

const GROUPS = [
  ['text', TEXT_CHECKS],
  ['place', PLACE_CHECKS],
  ['care', CARE_CHECKS],
  ['media', PICTURE_CHECKS],
] as const;

interface CheckGroupsProps {
  readonly form: FormStore<SettingsValues>;
  readonly readOnly: boolean;
  readonly trial: CheckTrial | undefined;
}

export function CheckGroups(props: CheckGroupsProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.groups}>
      {GROUPS.map(([key, checks]) => (
        <section key={key} className={styles.card}>
          <h2 className={styles.cardTitle}>{t(`group.${key}`)}</h2>
          <div className={styles.rows}>
            {checks.map((check) => (
              <CheckRow key={check.code} check={check} {...props} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
