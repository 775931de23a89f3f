import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { Person } from '../person.ts';
import type { PasswordLink } from '../save-user.ts';
import {
  useNewPasswordLink,
  useRemoveUser,
  useResetSecondFactor,
  useSetUserStatus,
} from '../user-changes.ts';

interface UserActs {
  readonly newLink: (person: Person) => void;
  readonly resetSecondFactor: (person: Person) => Promise<void>;
  readonly setStatus: (person: Person) => Promise<void>;
  readonly remove: (person: Person) => Promise<void>;
}

/** What can be done to somebody from the list; whatever ends sessions says so before. */
export function useUserActs(showLink: (link: PasswordLink) => void): UserActs {
  const { t } = useTranslation('users');
  const makeLink = useNewPasswordLink();
  const secondFactor = useResetSecondFactor();
  const status = useSetUserStatus();
  const removal = useRemoveUser();

  const ask = (key: 'disable' | 'delete' | 'secondFactor', { displayName: name }: Person) =>
    confirm({
      title: t(`${key}.title`, { name }),
      text: t(`${key}.text`),
      action: t(`action.${key}`),
      tone: 'danger',
    });
  const onDone = (key: string, { displayName: name }: Person) => ({
    onSuccess: () => void showToast({ tone: 'success', text: t(`${key}.done`, { name }) }),
  });
  return {
    newLink: (person) =>
      makeLink.mutate(person, {
        onSuccess: ({ url, expiresAt }) =>
          showLink({
            userId: person.userId,
            name: person.displayName,
            url,
            expiresAt,
            isInvitation: !person.hasPassword,
          }),
      }),
    async resetSecondFactor(person) {
      if (await ask('secondFactor', person)) secondFactor.mutate(person, onDone('secondFactor', person));
    },
    async setStatus(person) {
      if (person.status !== 'ENABLE') status.mutate({ person, status: 'ENABLE' }, onDone('enable', person));
      else if (await ask('disable', person))
        status.mutate({ person, status: 'DISABLED' }, onDone('disable', person));
    },
    async remove(person) {
      if (await ask('delete', person)) removal.mutate(person, onDone('delete', person));
    },
  };
}
