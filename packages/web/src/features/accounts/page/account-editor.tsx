import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { profilePage } from '#web/features/users/public-people.ts';
import { ConflictPanel } from '#web/patterns/form-drawer/conflict-panel.tsx';
import { RestoredNotice } from '#web/patterns/form-drawer/restored-notice.tsx';
import { useRecordDraft } from '#web/patterns/form-drawer/use-record-draft.ts';
import { useSaving } from '#web/patterns/form-drawer/use-saving.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useFormKeys } from '#web/patterns/form-page/use-form-keys.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import type { SavedAccount } from '../account-queries.ts';
import { accountRecord } from '../account-record.ts';
import { KindSections } from '../kinds/kind-sections.tsx';
import { AccountActions } from './account-actions.tsx';
import { AccountContext, type KnownFile } from './account-context.ts';
import { AccountHead } from './account-head.tsx';
import { AccountInspector } from './account-inspector.tsx';
import styles from './account-page.module.css';

interface AccountEditorProps {
  readonly kind: ProfileKind;
  readonly loaded: SavedAccount | undefined;
}

export function AccountEditor({ kind, loaded }: AccountEditorProps) {
  const { t } = useTranslation('accounts');
  const { setLabel, replaceUrl } = useTab();
  const record = useMemo(() => accountRecord(kind), [kind]);
  const { draft, drafts, dirty, restored } = useRecordDraft(record, loaded?.id ?? 'new', loaded);
  const { saving, newer, setNewer, save } = useSaving(record, draft);
  const body = useRef<HTMLDivElement>(null);
  const known = useKnown(draft.base ?? loaded);
  const stops = useDisabledReason(kind, loaded);
  const account = draft.base ?? loaded;
  const name = account?.displayName;
  useEffect(() => setLabel(name ?? t(`new.${kind}`)), [name, kind, setLabel, t]);

  async function saveAll(): Promise<SavedAccount | undefined> {
    if (stops !== undefined) return undefined;
    const saved = await save();
    if (!saved) {
      focusFirstProblem(body.current);
      return undefined;
    }
    if (loaded === undefined) {
      drafts.created(saved.id);
      replaceUrl(profilePage(saved.kind, saved.id) ?? '');
    }
    return saved;
  }
  useFormKeys({ save: () => void saveAll(), main: () => void saveAll() });
  const state = { kind, form: draft.form, account, disabled: stops !== undefined, ...known };
  return (
    <AccountContext value={state}>
      <FormPage
        bar={<AccountActions dirty={dirty} saving={saving} disabledReason={stops} onSave={saveAll} />}
        notice={
          <>
            {stops !== undefined && <Banner tone="info">{stops}</Banner>}
            {newer && (
              <ConflictPanel
                record={record}
                form={draft.form}
                newer={newer}
                onDone={(thenSave) => {
                  draft.base = newer;
                  setNewer(undefined);
                  if (thenSave) void saveAll();
                }}
              />
            )}
            {restored && <RestoredNotice form={draft.form} />}
          </>
        }
        aside={<AccountInspector dirty={dirty} />}
        asideLabel={t('inspector')}
      >
        <div ref={body} className={styles.work}>
          <AccountHead />
          <KindSections kind={kind} />
        </div>
      </FormPage>
    </AccountContext>
  );
}

/** Files and names that the account came with, and those chosen since. */
function useKnown(account: SavedAccount | undefined) {
  const [files, setFiles] = useState<Readonly<Record<string, KnownFile>>>({});
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  return {
    fileOf: (id: string) => files[id] ?? account?.files.find(({ mediaId }) => mediaId === id),
    addFiles: (more: Readonly<Record<string, KnownFile>>) => setFiles((before) => ({ ...before, ...more })),
    nameOf: (id: string) => names[id] ?? account?.people.find(({ userId }) => userId === id)?.displayName,
    addNames: (more: Readonly<Record<string, string>>) => setNames((before) => ({ ...before, ...more })),
  };
}

/** Why nobody may save here. */
function useDisabledReason(kind: ProfileKind, account: SavedAccount | undefined): string | undefined {
  const { t } = useTranslation('accounts');
  const mayEdit = useMay('account.edit');
  const mayStaff = useMay(account === undefined ? 'user.create' : 'user.update');
  const isStaffKind = kind === 'organization' || kind === 'enterprise';
  if (!mayEdit || (isStaffKind && !mayStaff)) return t('readOnly');
  if (account?.homeProject) return t('otherProject', { name: account.homeProject.name });
  return undefined;
}
