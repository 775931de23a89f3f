import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { useAuth } from '#web/core/session/auth-store.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { showDay } from '#web/ui/dates/days.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { LinkMailState } from '../link-mail/link-mail-state.tsx';
import type { Person } from '../person.ts';
import { ChangesPreviewPanel } from '../preview/changes-preview-panel.tsx';
import { LossList } from '../preview/loss-list.tsx';
import { profilePage } from '../profile-page.ts';
import type { ProjectRightsValue } from '../project-rights.ts';
import { namesOf } from '../project-rights-words.tsx';
import { type PasswordLink, type SaveDependencies, saveUser } from '../save-user.ts';
import { SignInSection } from '../sign-in/sign-in-section.tsx';
import { useDisabledReason } from '../user-actor.ts';
import { linkMailOf, previewOf, userDetail } from '../user-queries.ts';
import { targetOf } from '../user-target.ts';
import { blankValues, type UserValues, userProblems, valuesOf } from '../user-values.ts';
import { ViewAsSection } from '../viewing/view-as-section.tsx';
import { WhySection } from '../why/why-section.tsx';
import { UserForm } from './user-form.tsx';

interface UserDrawerProps {
  readonly address: ListAddress<ListQueryShape>;
  readonly showLink: (link: PasswordLink) => void;
}

export function UserDrawer({ address, showLink }: UserDrawerProps) {
  const { t } = useTranslation('users');
  const record = useUserRecord(showLink);
  const { open } = address;
  const stops = useSaveDisabledReason(open ?? '');
  if (!open) return null;
  return (
    <FormDrawer
      record={record}
      open={open}
      onOpen={(id) => address.change({ open: id ?? null })}
      title={(person) => person?.displayName ?? t(open === 'new' ? 'create' : 'account')}
      disabledReason={stops}
      overFooter={(form, person) =>
        person && stops === undefined && <ChangesPreviewPanel form={form} person={person} />
      }
    >
      {(form, person) => (
        <>
          {person && <ProfileLink person={person} />}
          {person && <LinkMailNote person={person} />}
          <UserForm form={form} person={person} disabledReason={stops} />
          {person && <SignInSection person={person} />}
          {person && <WhySection person={person} />}
          {person && <ViewAsSection person={person} />}
        </>
      )}
    </FormDrawer>
  );
}

/** The permission is missing, or the user may not change this account at all. */
function useSaveDisabledReason(open: string): string | undefined {
  const { t } = useTranslation('users');
  const projectId = useProjectId();
  const mayCreate = useMay('user.create');
  const mayUpdate = useMay('user.update');
  const disabledReason = useDisabledReason();
  const isNew = open === 'new';
  const { data: person } = useQuery({ ...userDetail(projectId, open), enabled: open !== '' && !isNew });
  if (!(isNew ? mayCreate : mayUpdate)) return t('readOnly');
  return person && disabledReason(targetOf(person), { fields: ['displayName'] });
}

/** The form of an account; a save that removes rights asks first. */
function useUserRecord(showLink: (link: PasswordLink) => void): RecordForm<Person, UserValues> {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const projectId = useProjectId();
  const mayBeNowhere = useAuth(({ role }) => role === 'SUPPER_ADMIN');
  return useMemo(
    () =>
      userRecord({
        projectId,
        t,
        mayBeNowhere,
        preview: async (proposal) =>
          (await client.fetchQuery({ ...previewOf(projectId, proposal), staleTime: 0 })).changes,
        confirmLoss: (person, changes) =>
          confirm({
            title: t('loss.title', { name: person.displayName }),
            text: <LossList changes={changes} />,
            action: t('loss.action'),
            tone: 'danger',
          }),
        // After the drawer has moved the focus to where the save leaves it.
        showLink: (link) => window.setTimeout(showLink, 0, link),
      }),
    [client, projectId, t, mayBeNowhere, showLink],
  );
}

interface UserRecordDependencies extends SaveDependencies {
  readonly projectId: string;
  readonly t: TFunction<'users'>;
  readonly mayBeNowhere: boolean;
}

function userRecord({
  projectId,
  t,
  mayBeNowhere,
  ...deps
}: UserRecordDependencies): RecordForm<Person, UserValues> {
  const permissions = (list: readonly Permission[]) =>
    list.map((permission) => PERMISSION_TEXTS[permission][currentLanguage()]).join(', ');
  return {
    name: 'users',
    detail: userDetail,
    blank: () => blankValues(projectId),
    toValues: valuesOf,
    validate: (values) => userProblems(values, mayBeNowhere),
    save: (values, person) => saveUser(values, person, deps),
    fields: {
      accountType: { label: t('field.accountType'), show: (type) => t(`type.${type}`) },
      displayName: { label: t('field.displayName') },
      username: { label: t('field.username') },
      email: { label: t('field.email') },
      mobile: { label: t('field.mobile') },
      staffTitle: { label: t('field.staffTitle') },
      department: { label: t('field.department') },
      employeeCode: { label: t('field.employeeCode') },
      phoneExt: { label: t('field.phoneExt') },
      note: { label: t('field.note') },
      accessFrom: { label: t('field.accessFrom'), show: showDay },
      accessTo: { label: t('field.accessTo'), show: showDay },
      force2FA: { label: t('field.force2FA'), show: (is) => t(is ? 'yes' : 'no') },
      avatar: { label: t('field.avatar'), show: (picture) => t(picture ? 'yes' : 'no') },
      role: { label: t('field.role'), show: (role) => ROLE_TEXTS[role][currentLanguage()] },
      projects: { label: t('field.projects'), show: (ids) => ids.map(nameOfProject).join(', ') },
      permissionGrants: { label: t('field.permissionGrants'), show: permissions },
      permissionDenials: { label: t('field.permissionDenials'), show: permissions },
      projectRights: { label: t('field.projectRights'), show: (list) => list.map(rightsInWords).join('; ') },
      status: { label: t('field.status'), show: (status) => t(`status.${status}`) },
      byLink: { label: t('field.signIn'), show: (byLink) => t(byLink ? 'signIn.link' : 'signIn.password') },
      password: { label: t('field.password') },
    },
  };
}

function rightsInWords({ projectId, permissionGrants, permissionDenials }: ProjectRightsValue): string {
  const signed = [
    ...permissionGrants.map((one) => `+ ${namesOf([one])}`),
    ...permissionDenials.map((one) => `− ${namesOf([one])}`),
  ];
  return `${nameOfProject(projectId)}: ${signed.join(', ')}`;
}

function nameOfProject(id: string): string {
  return useProjects.getState().data.find(({ projectId }) => projectId === id)?.name ?? id;
}

/** The facts of its kind are on a page of their own. */
function ProfileLink({ person }: { readonly person: Person }) {
  const { t } = useTranslation('users');
  const page = profilePage(person.accountType, person.userId);
  return page === undefined ? null : <TabLink to={page}>{t('profile.open')}</TabLink>;
}

/** In another user's account: a mailed link that may still be on its way. */
function LinkMailNote({ person }: { readonly person: Person }) {
  const projectId = useProjectId();
  const mayAsk = useMay('user.update') && person.accountType === 'user';
  const { data: mail } = useQuery({ ...linkMailOf(projectId, person.userId), enabled: mayAsk });
  if (!mail || mail.state === 'DROPPED' || new Date(mail.expireTime ?? 0) < new Date()) return null;
  const isDone = mail.state === 'SENT' && mail.purpose === 'invitation' && person.hasPassword;
  return isDone ? null : <LinkMailState mail={mail} />;
}
