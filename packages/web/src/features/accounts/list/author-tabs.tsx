import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import { listOfKind } from '#web/features/users/public-people.ts';
import { StateTabs } from '#web/ui/filters/state-tabs.tsx';

const ADDRESSES = {
  authors: listOfKind('author'),
  royalties: `${listOfKind('author')}/royalties`,
} as const;
type AuthorTab = keyof typeof ADDRESSES;

/** Between the authors and what they are paid; nothing for people who do not see the payments. */
export function AuthorTabs({ current }: { readonly current: AuthorTab }) {
  const { t } = useTranslation('panel');
  const projectId = useProjectId();
  const seesPayments = canEnter(AREA_RULES['royalty-sheets'], useVisitor());
  if (!seesPayments) return null;
  const label = { authors: t('menu.author-accounts'), royalties: t('menu.royalties') };
  return (
    <StateTabs
      label={label.authors}
      tabs={(['authors', 'royalties'] as const).map((key) => ({
        key,
        label: label[key],
        href: withProject(ADDRESSES[key], projectId),
      }))}
      current={current}
      onChange={(key) => goTo(ADDRESSES[key as AuthorTab])}
    />
  );
}
