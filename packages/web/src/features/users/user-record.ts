import { PERMISSION_TEXTS } from '@toasoan/contract/access/permission-texts.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import type { Person } from './person.ts';
import { type SaveDependencies, saveUser } from './save-user.ts';
import { userDetail } from './user-queries.ts';
import { blankValues, type UserValues, userProblems, valuesOf } from './user-values.ts';

interface UserRecordDependencies extends SaveDependencies {
  readonly projectId: string;
  readonly t: TFunction<'users'>;
  readonly mayBeNowhere: boolean;
}

export function userRecord({
  projectId,
  t,
  mayBeNowhere,
  ...deps
}: UserRecordDependencies): RecordForm<Person, UserValues> {
  const permissions = (list: readonly Permission[]) =>
    list.map((permission) => PERMISSION_TEXTS[permission][currentLanguage()]).join(', ');
  return {
    name: 'users',
    detail: (id) => userDetail(projectId, id),
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
      avatar: { label: t('field.avatar'), show: (picture) => t(picture ? 'yes' : 'no') },
      role: { label: t('field.role'), show: (role) => ROLE_TEXTS[role][currentLanguage()] },
      projects: { label: t('field.projects'), show: (ids) => ids.map(nameOfProject).join(', ') },
      permissionGrants: { label: t('field.permissionGrants'), show: permissions },
      permissionDenials: { label: t('field.permissionDenials'), show: permissions },
      status: { label: t('field.status'), show: (status) => t(`status.${status}`) },
      byLink: { label: t('field.signIn'), show: (byLink) => t(byLink ? 'signIn.link' : 'signIn.password') },
      password: { label: t('field.password') },
    },
  };
}

function nameOfProject(id: string): string {
  return useProjects.getState().data.find(({ projectId }) => projectId === id)?.name ?? id;
}
