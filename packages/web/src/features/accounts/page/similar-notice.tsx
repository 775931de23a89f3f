import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { profilePage } from '#web/features/users/public-people.ts';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { similarAccounts } from '../account-queries.ts';
import { useAccountPage } from './account-context.ts';

/** Others with the same name but for marks and case: a warning, or for a pen name that is taken the reason. */
export function SimilarNotice({ field }: { readonly field: 'displayName' | 'penName' }) {
  const { t } = useTranslation('accounts');
  const { form, kind, account } = useAccountPage();
  const projectId = useProjectId();
  const name = useSettledPart(form, ({ values }) => String(values[field] ?? '').trim());
  const isAsked = name !== '' && name !== (field === 'penName' ? account?.penName : account?.displayName);
  const { data } = useQuery({
    ...similarAccounts(projectId, { kind, name, exceptId: account?.userId }),
    enabled: isAsked,
  });
  const found = isAsked ? (data?.items ?? []) : [];
  if (found.length === 0) return null;
  const isTaken = field === 'penName' && found.some((one) => one.isTaken);
  return (
    <p role="status" className={isTaken ? textStyles.problem : textStyles.hint}>
      {t(isTaken ? 'similar.taken' : 'similar.warning')}{' '}
      {found.map((one, index) => (
        <span key={one.userId}>
          {index > 0 && ', '}
          <TabLink to={profilePage(kind, one.userId) ?? ''}>{one.penName || one.displayName}</TabLink>
        </span>
      ))}
    </p>
  );
}
