import { accountKind, type ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { profilePage } from '#web/features/users/public-people.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import type { ListedAccount } from '../account-queries.ts';
import { fieldLabel } from '../account-record.ts';
import pageStyles from '../page/account-page.module.css';
import { StateTag } from '../state-tag.tsx';
import { typeText } from './type-text.ts';

/** The columns of a kind, in the order of the specification. */
export function useAccountColumns(
  kind: ProfileKind,
  text: string | undefined,
): readonly Column<ListedAccount>[] {
  const { t } = useTranslation('accounts');
  const shared = useSharedColumns();
  const { types, typeWords } = accountKind(kind);
  const hasTypes = types.length > 0 || typeWords !== undefined;
  const name: Column<ListedAccount> = {
    key: 'name',
    title: t(kind === 'author' ? 'column.penName' : 'column.name'),
    sort: 'name',
    always: true,
    card: 'title',
    cell: (account) => <NameCell account={account} text={text} />,
  };
  const type: Column<ListedAccount> = {
    key: 'type',
    title: typeWords === undefined ? t('column.type') : fieldLabel(typeWords),
    width: '150px',
    card: 'detail',
    cell: ({ type: one }) => <TypeCell kind={kind} type={one} />,
  };
  const province: Column<ListedAccount> = {
    key: 'province',
    title: t('column.province'),
    width: '140px',
    card: 'detail',
    cell: ({ provinceCode }) => (provinceCode === null ? '–' : PROVINCES[provinceCode].name),
  };
  const posts: Column<ListedAccount> = {
    key: 'postCount',
    title: t('column.posts'),
    width: '100px',
    align: 'end',
    cell: ({ postCount }) => <NumberText value={postCount} />,
  };
  const status: Column<ListedAccount> = {
    key: 'status',
    title: t('column.status'),
    width: '150px',
    card: 'detail',
    cell: (account) => <StateTag account={account} />,
  };
  if (kind === 'author') return [name, type, posts, ...authorColumns(t), status, shared.updateTime];
  return [
    name,
    ...(hasTypes ? [type] : []),
    province,
    {
      key: 'lacks',
      title: t('column.lacks'),
      width: '170px',
      minor: true,
      cell: ({ lacks }) => (
        <span className={textStyles.hint}>{lacks.map((gap) => t(`lacks.${gap}`)).join(', ')}</span>
      ),
    },
    posts,
    status,
    shared.updateTime,
  ];
}

/** A choice as a chip, words as they are. */
function TypeCell({ kind, type }: { readonly kind: ProfileKind; readonly type: string }) {
  if (type === '') return '–';
  return accountKind(kind).typeWords === undefined ? <Chip>{typeText(kind, type)}</Chip> : type;
}

function authorColumns(
  t: ReturnType<typeof useTranslation<'accounts'>>['t'],
): readonly Column<ListedAccount>[] {
  return [
    {
      key: 'linkedUser',
      title: t('column.login'),
      width: '160px',
      minor: true,
      cell: ({ linkedUser }) => linkedUser?.name ?? '–',
    },
    {
      key: 'joinedDate',
      title: t('column.joined'),
      width: '130px',
      minor: true,
      cell: ({ joinedDate }) => (joinedDate === '' ? '–' : showDay(joinedDate)),
    },
  ];
}

function NameCell({ account, text }: { readonly account: ListedAccount; readonly text: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { penName, displayName } = account;
  return (
    <Row as="span" gap={2} align="center" wrap={false}>
      <Avatar name={penName || displayName} picture={account.avatar} size="small" />
      <span>
        <span className={pageStyles.titleLine}>
          <TabLink
            data-row-main
            className={pageStyles.title}
            to={profilePage(account.kind, account.id) ?? ''}
          >
            <Highlight text={penName || displayName} query={text} />
          </TabLink>
          {account.tick && <BadgeCheck size={15} className={pageStyles.tick} aria-label={t('tick.yes')} />}
        </span>
        {penName !== '' && penName !== displayName && (
          <span className={textStyles.hint}>
            {' '}
            <Highlight text={displayName} query={text} />
          </span>
        )}
      </span>
    </Row>
  );
}
