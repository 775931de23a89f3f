import type { AnyProfile } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { profilePage } from '#web/features/users/public-people.ts';
import { Checklist } from '#web/patterns/form-page/checklist.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useUndoMerge } from '../account-queries.ts';
import { fieldLabel } from '../account-record.ts';
import { LinksInput } from '../inputs/links-input.tsx';
import { MergeAccountDialog } from '../merge/merge-account-dialog.tsx';
import { useAccountPage } from './account-context.ts';
import { CoverInput } from './cover-input.tsx';
import { AreaField, ProfileField, TextField } from './fields.tsx';
import { PayrollPanel } from './payroll-panel.tsx';
import { CountryField, LanguageField, SlugField } from './public-fields.tsx';
import { ReadersPanel } from './readers-panel.tsx';
import { StatusRow } from './status-row.tsx';
import { textOfCheck } from './text-of-check.ts';
import { TickRow } from './tick-row.tsx';
import { UsesPanel } from './uses-panel.tsx';

/** What stands beside the fields: checks, ticks, duplicates, contacts, where it is used. */
export function AccountInspector({ dirty }: { readonly dirty: boolean }) {
  const { t } = useTranslation('accounts');
  const { account, kind } = useAccountPage();
  return (
    <>
      <ReadersPanel />
      {account && account.checks.length > 0 && <ChecksPanel dirty={dirty} />}
      <InspectorPanel name="account.shown" title={t('panel.shown')}>
        {account && <TickRow account={account} />}
        <StatusRow />
      </InspectorPanel>
      {account && account.similar.length > 0 && <SimilarPanel />}
      {account && account.payroll !== null && <PayrollPanel key={account.version} account={account} />}
      <InspectorPanel name="account.contact" title={t('panel.contact')} closedAtFirst>
        <TextField name="email" label={t('email')} max={120} />
        <TextField name="mobile" max={40} />
        <CountryField />
        <ProfileField<AnyProfile['links']> name="links">
          {(control) => <LinksInput {...control} />}
        </ProfileField>
      </InspectorPanel>
      {kind !== 'destination' && (
        <InspectorPanel name="account.cover" title={fieldLabel('coverId')} closedAtFirst>
          <CoverInput />
        </InspectorPanel>
      )}
      <InspectorPanel name="account.seo" title={t('panel.seo')} summary={account?.slug ?? ''} closedAtFirst>
        <SlugField />
        <LanguageField />
        <TextField name="seoTitle" max={70} />
        <AreaField name="seoDescription" max={160} rows={2} />
      </InspectorPanel>
      {account && <UsesPanel account={account} />}
      {account && account.merges.length > 0 && <MergesPanel />}
    </>
  );
}

/** Where a field is, so that the checklist can lead to it. */
function leadTo(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}

function ChecksPanel({ dirty }: { readonly dirty: boolean }) {
  const { t } = useTranslation('accounts');
  const { account } = useAccountPage();
  const checks = account?.checks ?? [];
  const missing = checks.filter(({ level, isDone }) => level === 'must' && !isDone).length;
  return (
    <InspectorPanel name="account.checks" title={t('panel.checks')} problems={missing}>
      {dirty && <p className={textStyles.hint}>{t('checks.ofSaved')}</p>}
      <Checklist
        label={t('panel.checks')}
        items={checks.map((check) => ({
          key: check.code,
          met: check.isDone,
          tone: check.level === 'must' ? 'missing' : 'advice',
          label: textOfCheck(check),
          onMend: () => leadTo(check.field),
        }))}
      />
    </InspectorPanel>
  );
}

function SimilarPanel() {
  const { t } = useTranslation('accounts');
  const { account, kind } = useAccountPage();
  const mayMerge = useMay('account.merge');
  const { become } = useTab();
  const [into, setInto] = useState<Picked>();
  return (
    <InspectorPanel name="account.similar" title={t('panel.similar')}>
      <Stack as="ul" gap={1}>
        {account?.similar.map((one) => (
          <Row as="li" key={one.userId} justify="between" align="center" wrap={false}>
            <span>
              <TabLink to={profilePage(kind, one.userId) ?? ''}>{one.penName || one.displayName}</TabLink>{' '}
              <span className={textStyles.hint}>{t('posts', { count: one.postCount })}</span>
            </span>
            {mayMerge && (
              <Button
                size="compact"
                aria-label={t('merge.intoNamed', { name: one.penName || one.displayName })}
                onClick={() => setInto({ id: one.userId, label: one.penName || one.displayName })}
              >
                {t('merge.action')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {account && into && (
        <MergeAccountDialog account={account} into={into} leave={become} onClose={() => setInto(undefined)} />
      )}
    </InspectorPanel>
  );
}

function MergesPanel() {
  const { t } = useTranslation('accounts');
  const { account } = useAccountPage();
  const undo = useUndoMerge();
  return (
    <InspectorPanel name="account.merges" title={t('panel.merges')} closedAtFirst>
      {account?.merges.map((merge) => (
        <Row key={merge.id} justify="between" align="center" wrap={false}>
          <span>
            {merge.name}
            <span className={textStyles.hint}>
              {' '}
              {t('merge.past', { time: formatDateTime(new Date(merge.time)), by: merge.by })}
            </span>
          </span>
          <Button
            size="compact"
            busy={undo.isPending}
            aria-label={t('merge.undoOf', { name: merge.name })}
            onClick={() =>
              undo.mutate(merge.id, {
                onSuccess: () =>
                  showToast({ tone: 'success', text: t('merge.undone', { name: merge.name }) }),
              })
            }
          >
            {t('merge.undo')}
          </Button>
        </Row>
      ))}
    </InspectorPanel>
  );
}
