import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import { accessOn } from '@toasoan/contract/features/users/sign-in-limits.ts';
import { VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { TFunction } from 'i18next';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { showDay } from '#web/ui/dates/days.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { hasRole, type Person } from '../person.ts';
import { profilePage } from '../profile-page.ts';
import styles from './user-columns.module.css';

const SHOWN = 2;

/** Where somebody works, and as what. */
function StaffPlace({ person: { department, staffTitle } }: { readonly person: Person }) {
  return (
    <span>
      {department || '–'}
      {staffTitle !== '' && <span className={styles.address}>{staffTitle}</span>}
    </span>
  );
}

/** The first projects of a user and how many more there are. */
function ProjectChips({ person }: { readonly person: Person }) {
  const { t } = useTranslation('users');
  if (person.role === 'SUPPER_ADMIN') return <Chip>{t('projects.all')}</Chip>;
  const shown = person.projects.slice(0, SHOWN);
  const others = person.projects.slice(SHOWN);
  return (
    <Row as="span" gap={1} align="center">
      {shown.map(({ projectId, name }) => (
        <Chip key={projectId}>{name}</Chip>
      ))}
      {others.length > 0 && (
        <span className={textStyles.hint} data-tip={others.map(({ name }) => name).join(', ')}>
          {t('projects.more', { count: others.length })}
        </span>
      )}
    </Row>
  );
}

/** People open beside the list, what has a profile on a page of its own. */
function NameLink({
  person,
  address,
}: {
  readonly person: Person;
  readonly address: ListAddress<ListQueryShape>;
}) {
  const page = profilePage(person.accountType, person.id);
  const name = <Highlight text={person.displayName} query={address.query.text} />;
  if (page === undefined)
    return (
      <RowLink address={address} id={person.id}>
        {name}
      </RowLink>
    );
  return (
    <TabLink data-row-main to={page}>
      {name}
    </TabLink>
  );
}

export function userColumns(
  t: TFunction<'users'>,
  address: ListAddress<ListQueryShape>,
): readonly Column<Person>[] {
  const { text } = address.query;
  return [
    {
      key: 'name',
      title: t('column.name'),
      sort: 'givenName',
      always: true,
      card: 'title',
      cell: (person) => (
        <span className={styles.person}>
          <Avatar name={person.displayName} picture={person.avatar} size="small" />
          <span className={styles.words}>
            <Row as="span" gap={1} align="center" wrap={false}>
              <NameLink person={person} address={address} />
              {person.tick && <BadgeCheck size={15} className={styles.tick} aria-label={t('tick.yes')} />}
            </Row>
            <span className={styles.address}>
              <Highlight text={person.email === '' ? person.username : person.email} query={text} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'accountType',
      title: t('column.accountType'),
      width: '130px',
      minor: true,
      cell: (person) => <Chip>{t(`type.${person.accountType}`)}</Chip>,
    },
    {
      key: 'role',
      title: t('column.role'),
      width: '150px',
      card: 'detail',
      cell: (person) => (hasRole(person.accountType) ? ROLE_TEXTS[person.role][currentLanguage()] : '–'),
    },
    {
      key: 'projects',
      title: t('column.projects'),
      width: '190px',
      cell: (person) => <ProjectChips person={person} />,
    },
    {
      key: 'department',
      title: t('field.department'),
      width: '170px',
      optional: true,
      cell: (person) => <StaffPlace person={person} />,
    },
    {
      key: 'secondFactor',
      title: t('column.secondFactor'),
      width: '110px',
      optional: true,
      cell: (person) => t(`secondFactor.${factorOf(person)}`),
    },
    {
      key: 'access',
      title: t('access.title'),
      width: '200px',
      optional: true,
      cell: (person) => accessInWords(person, t),
    },
    {
      key: 'status',
      title: t('column.status'),
      width: '150px',
      card: 'detail',
      cell: (person) => <AccountStatus person={person} t={t} />,
    },
    {
      key: 'lastSignInTime',
      title: t('column.lastSignInTime'),
      width: '150px',
      minor: true,
      sort: 'lastSignInTime',
      sortsFirst: 'desc',
      cell: (person) => <DateText time={person.lastSignInTime} />,
    },
    {
      key: 'updateTime',
      title: t('column.updateTime'),
      width: '150px',
      optional: true,
      sort: 'updateTime',
      sortsFirst: 'desc',
      cell: (person) => <DateText time={person.updateTime} />,
    },
  ];
}

function factorOf({ verifyType, force2FA }: Person): 'on' | 'owed' | 'off' {
  if (verifyType !== VERIFY_NONE) return 'on';
  return force2FA ? 'owed' : 'off';
}

/** "01/12/2026 – 31/01/2027"; one end may be open. */
function accessInWords({ accessFrom, accessTo }: Person, t: TFunction<'users'>): string {
  if (accessFrom !== '' && accessTo !== '') return `${showDay(accessFrom)} – ${showDay(accessTo)}`;
  if (accessFrom !== '') return t('access.from', { day: showDay(accessFrom) });
  return accessTo === '' ? '–' : t('access.to', { day: showDay(accessTo) });
}

function AccountStatus({ person, t }: { readonly person: Person; readonly t: TFunction<'users'> }) {
  if (person.status !== 'ENABLE') return <StatusTag tone="rejected">{t('status.DISABLED')}</StatusTag>;
  const access = accessOn(person, dayIn(NEWSROOM_ZONE, Date.now()));
  if (access === 'over') return <StatusTag tone="rejected">{t('status.over')}</StatusTag>;
  if (access === 'ahead') return <StatusTag tone="waiting">{t('status.ahead')}</StatusTag>;
  const waits = person.accountType === 'user' && !person.hasPassword;
  return waits ? (
    <StatusTag tone="waiting">{t('status.noPassword')}</StatusTag>
  ) : (
    <StatusTag tone="published">{t('status.ENABLE')}</StatusTag>
  );
}
