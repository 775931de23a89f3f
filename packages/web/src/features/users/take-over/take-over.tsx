import { useQuery } from '@tanstack/react-query';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { peopleSearch } from '../people-search.ts';
import { accountUses } from './account-uses-query.ts';

interface TakeOverProps {
  readonly userId: string;
  /** Kinds of accounts that can take over. */
  readonly types: readonly AccountType[];
  readonly value: readonly Picked[];
  readonly onChange: (value: readonly Picked[]) => void;
}

/** Before an account is deleted: how much names it, and who takes that over. Nobody has to. */
export function TakeOver({ userId, types, value, onChange }: TakeOverProps) {
  const { t } = useTranslation('take-over');
  const projectId = useProjectId();
  const { data: uses, error } = useQuery(accountUses(projectId, userId));
  if (!(uses || error)) return <Skeleton height="72px" />;
  return (
    <Stack gap={3}>
      {uses ? <Uses counts={uses.counts} /> : <p className={textStyles.problem}>{error?.message}</p>}
      {uses?.isOwed && <p>{t('owed')}</p>}
      {uses?.total !== 0 && (
        <Stack gap={1}>
          <span>{t('moveTo')}</span>
          <Picker
            label={t('moveTo')}
            max={1}
            search={peopleSearch(projectId, { types, exceptId: userId })}
            addLabel={t('choose')}
            value={value}
            onChange={onChange}
          />
          <p className={textStyles.hint}>{t(value.length === 0 ? 'optional' : 'carried')}</p>
        </Stack>
      )}
    </Stack>
  );
}

const KINDS = ['post', 'event', 'media', 'internalLink', 'user'] as const;

function Uses({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const { t } = useTranslation('take-over');
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return <p>{t('unused')}</p>;
  const known = KINDS.map((kind) => ({ kind, count: counts[kind] ?? 0 }));
  const other = known.reduce((rest, { count }) => rest - count, total);
  const places = [...known, { kind: 'other' as const, count: other }]
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(kind, { count }));
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' });
  return <p>{t('used', { places: list.format(places) })}</p>;
}
