import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { goTo } from '#web/core/routing/here.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';
import { listOfKind } from '../profile-page.ts';

const KINDS = ['user', 'organization', 'enterprise'] as const;
type Kind = (typeof KINDS)[number];
const TITLES = {
  user: 'menu.user-accounts',
  organization: 'menu.organizations',
  enterprise: 'menu.enterprises',
} as const;

/** Between all accounts and the two kinds that have no place of their own in the menu. */
export function KindTabs({ current }: { readonly current: Kind }) {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  return (
    <StateTabs
      label={t('menu.user-accounts')}
      tabs={KINDS.map((kind) => ({
        key: kind,
        label: t(TITLES[kind]),
        href: withProject(listOfKind(kind), projectId),
      }))}
      current={current}
      onChange={(kind) => goTo(listOfKind(kind as Kind))}
    />
  );
}
