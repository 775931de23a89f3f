import { ListTree, type LucideIcon, Signpost } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useSessionPart } from '#web/features/articles/public.ts';
import { Checklist, type ChecklistItem } from '#web/patterns/form-page/checklist.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { leadToPageField } from './lead-to-page-field.ts';
import styles from './page-inspector.module.css';
import type { PanelProps } from './page-panel.tsx';
import { useAddress } from './use-of-page.ts';
import { useUnmetPageChecks } from './use-page-checks.ts';
import { useConsequences } from './use-wanted-address.ts';

/** What stands between the page and its readers, and what a save would change for them. */
export function ChecklistPanel({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const unmet = useUnmetPageChecks(session);
  const isPublic = useSessionPart(session, ({ record }) => record?.state === 'PUBLISHED');
  const items = unmet.map(
    ({ code, field, label }): ChecklistItem => ({
      key: code,
      met: false,
      tone: 'missing',
      label: label.replace(/\.$/, ''),
      onMend: () => leadToPageField(session, field),
    }),
  );
  const ready: ChecklistItem = { key: 'ready', met: true, label: t('checks.met') };
  return (
    <InspectorPanel
      name="page.checks"
      title={t(isPublic ? 'panel.update' : 'panel.checks')}
      problems={unmet.length}
      summary={unmet.length === 0 ? t('checks.ready') : ''}
    >
      <Stack gap={3}>
        <Checklist label={t('panel.checks')} items={items.length > 0 ? items : [ready]} />
        <Consequences session={session} />
      </Stack>
    </InspectorPanel>
  );
}

function Consequences({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const { data } = useConsequences(session);
  const addressOf = useAddress();
  if (!data || (data.uses.length === 0 && data.redirects.length === 0)) return null;
  return (
    <ul className={styles.facts}>
      {data.uses.length > 0 && (
        <Fact Icon={ListTree}>
          {t('uses', { count: data.uses.length })}{' '}
          {data.uses.map((use, index) => {
            const address = addressOf(use);
            return (
              <span key={`${use.kind} ${use.id}`}>
                {index > 0 && ', '}
                {address === undefined ? use.title : <TabLink to={address}>{use.title}</TabLink>}
              </span>
            );
          })}
        </Fact>
      )}
      {data.redirects.map(({ id, from, to }) => (
        <Fact key={id} Icon={Signpost}>
          {t('redirects.will')} <code>{from}</code> → <code>{to}</code>
        </Fact>
      ))}
    </ul>
  );
}

function Fact({ Icon, children }: { readonly Icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
