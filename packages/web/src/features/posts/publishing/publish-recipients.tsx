import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './publish-panel.module.css';

interface PublishRecipientsProps {
  /** Undefined while unknown. */
  readonly people: readonly { readonly userId: string; readonly name: string }[] | undefined;
  readonly notifies: boolean;
  readonly onChange: (notifies: boolean) => void;
}

const FACES = 3;

/** Who hears of the publication, by name. */
export function PublishRecipients({ people, notifies, onChange }: PublishRecipientsProps) {
  const { t } = useTranslation('publishing');
  if (people === undefined || people.length === 0) {
    return <p className={textStyles.hint}>{people ? t('notified.nobody') : ''}</p>;
  }
  const names = people.map(({ name }) => name).join(', ');
  return (
    <div className={styles.notified}>
      <span className={styles.faces}>
        {people.slice(0, FACES).map(({ userId, name }) => (
          <Avatar key={userId} name={name} size="small" />
        ))}
      </span>
      <span className={styles.notifiedNames}>{t('notified', { names })}</span>
      <Switch label={t('notified', { names })} value={notifies} onChange={onChange} />
    </div>
  );
}
