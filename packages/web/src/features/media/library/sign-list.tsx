import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import {
  Accessibility,
  Baby,
  Ban,
  CalendarClock,
  CalendarX2,
  Copy,
  type LucideIcon,
  ShieldAlert,
  Sparkles,
  UserRoundX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FileSign, fileSigns, SIGN_TONES } from './file-signs.ts';
import styles from './sign-list.module.css';

const ICONS: Readonly<Record<FileSign, LucideIcon>> = {
  quarantined: ShieldAlert,
  licenceDenied: Ban,
  licenceEnded: CalendarX2,
  licenceEnding: CalendarClock,
  noConsent: Baby,
  child: Baby,
  noAiLabel: Sparkles,
  ai: Sparkles,
  noCredit: UserRoundX,
  noAlt: Accessibility,
  duplicate: Copy,
};

interface SignListProps {
  readonly file: MediaRow;
  readonly today: string;
  /** What blocks publishing stands in words elsewhere. */
  readonly withoutStops?: boolean;
}

/** The notable facts of a file: icons to see, words for tooltips and screen readers. */
export function SignList({ file, today, withoutStops = false }: SignListProps) {
  const { t } = useTranslation('library');
  const signs = fileSigns(file, today).filter((sign) => !withoutStops || SIGN_TONES[sign] !== 'stops');
  if (signs.length === 0) return null;
  return (
    <span className={styles.signs}>
      {signs.map((sign) => {
        const Icon = ICONS[sign];
        return (
          <span key={sign} className={styles.sign} data-tone={SIGN_TONES[sign]} data-tip={t(`sign.${sign}`)}>
            <Icon size={13} aria-hidden />
            <span className="visually-hidden">{t(`sign.${sign}`)}.</span>
          </span>
        );
      })}
    </span>
  );
}
