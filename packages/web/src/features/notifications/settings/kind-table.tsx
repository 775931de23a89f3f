import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import {
  type Channels,
  type ChannelsByKind,
  MAIL_CHOICES,
  type MailChoice,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import { useTranslation } from 'react-i18next';
import { Switch } from '#web/ui/form/switch.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { GROUPS, KIND_GROUPS } from './kind-groups.ts';
import styles from './notification-settings.module.css';

interface KindTableProps {
  readonly kinds: ChannelsByKind;
  readonly onChange: (kinds: ChannelsByKind) => void;
}

export function KindTable({ kinds, onChange }: KindTableProps) {
  const { t } = useTranslation('notifications');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('set.event')}</th>
          <th scope="col">{t('set.centre')}</th>
          <th scope="col">{t('set.mail')}</th>
        </tr>
      </thead>
      {GROUPS.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {t(`group.${group}`)}
            </th>
          </tr>
          {KIND_GROUPS[group].map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              channels={kinds[kind]}
              onChange={(channels) => onChange({ ...kinds, [kind]: channels })}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface KindRowProps {
  readonly kind: NotificationKind;
  readonly channels: Channels;
  readonly onChange: (channels: Channels) => void;
}

function KindRow({ kind, channels, onChange }: KindRowProps) {
  const { t } = useTranslation('notifications');
  const name = t(`kind.${kind}`);
  const options = MAIL_CHOICES.map((value) => ({ value, label: t(`set.mail.${value}`) }));
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        {name}
      </th>
      <td>
        <Switch
          label={t('set.centre-of', { kind: name })}
          value={channels.centre}
          onChange={(centre) => onChange({ ...channels, centre })}
        />
      </td>
      <td className={styles.mail}>
        <Select
          label={t('set.mail-of', { kind: name })}
          options={options}
          value={channels.mail}
          onChange={(mail) => onChange({ ...channels, mail: mail as MailChoice })}
        />
      </td>
    </tr>
  );
}
