import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import frame from './publish-frame.module.css';
import styles from './publish-panel.module.css';

interface PublishToldProps {
  /** Undefined while unknown. */
  readonly people: readonly { readonly userId: string; readonly name: string }[] | undefined;
  readonly notifies: boolean;
  readonly onChange: (notifies: boolean) => void;
}

const FACES = 3;

/** Who hears of the publication, by name. */
export function PublishTold({ people, notifies, onChange }: PublishToldProps) {
  const { t } = useTranslation('publishing');
  if (people === undefined || people.length === 0) {
    return <p className={frame.hint}>{people ? t('told.nobody') : ''}</p>;
  }
  const names = people.map(({ name }) => name).join(', ');
  return (
    <div className={styles.told}>
      <span className={styles.faces}>
        {people.slice(0, FACES).map(({ userId, name }) => (
          <Avatar key={userId} name={name} size="small" />
        ))}
      </span>
      <span className={styles.toldNames}>{t('told', { names })}</span>
      <Switch label={t('told', { names })} value={notifies} onChange={onChange} />
    </div>
  );
}
