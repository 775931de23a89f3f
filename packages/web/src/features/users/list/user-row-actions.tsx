import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import type { UserField } from '@toasoan/contract/features/users/user-rules.ts';
import {
  BadgeCheck,
  BadgeX,
  Eye,
  KeyRound,
  Lock,
  LockOpen,
  LogOut,
  Pencil,
  ShieldOff,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { Person } from '../person.ts';
import { profilePage, REMOVAL_ASKED } from '../profile-page.ts';
import type { PasswordLink } from '../save-user.ts';
import { useDisabledReason } from '../user-actor.ts';
import { useNewPasswordLink, useSetUserStatus } from '../user-changes.ts';
import { targetOf } from '../user-target.ts';
import type { AskedReset } from './reset-dialog.tsx';

interface RowActionDependencies {
  readonly openPerson: (person: Person) => void;
  readonly tick: (person: Person) => void;
  readonly reset: (asked: AskedReset) => void;
  readonly signOut: (person: Person) => void;
  readonly remove: (person: Person) => void;
  readonly showLink: (link: PasswordLink) => void;
}

/** The row menu: only permitted actions; an action blocked by a rule shows the reason. */
export function useUserRowActions(deps: RowActionDependencies): (person: Person) => readonly MenuItem[] {
  const { t } = useTranslation('users');
  const mayUpdate = useMay('user.update');
  const mayTick = useMay('user.tick');
  const mayDelete = useMay('user.delete');
  const disabledReason = useDisabledReason();
  const acts = useUserActs(deps.showLink);
  const stops = (person: Person, field: UserField) => disabledReason(targetOf(person), { fields: [field] });

  /** What is named in posts and events is deleted on its page, which asks who takes them over. */
  const removeOrAsk = (person: Person) => {
    const page = profilePage(person.accountType, person.userId);
    if (page === undefined) deps.remove(person);
    else goTo(`${page}?${REMOVAL_ASKED}`);
  };
  const opening = (person: Person): MenuItem => ({
    key: 'open',
    label: t(mayUpdate ? 'edit' : 'view'),
    icon: mayUpdate ? <Pencil size={16} /> : <Eye size={16} />,
    onSelect: () => deps.openPerson(person),
  });
  const ticking = (person: Person): MenuItem => ({
    key: 'tick',
    label: t(person.tick ? 'action.untick' : 'action.tick'),
    icon: person.tick ? <BadgeX size={16} /> : <BadgeCheck size={16} />,
    disabledReason: stops(person, 'tick'),
    onSelect: () => deps.tick(person),
  });
  const removal = (person: Person): MenuItem => ({
    key: 'delete',
    label: t('action.delete'),
    icon: <Trash2 size={16} />,
    tone: 'danger',
    disabledReason: stops(person, 'removal'),
    onSelect: () => removeOrAsk(person),
  });
  const status = (person: Person): MenuItem => {
    const isEnabled = person.status === 'ENABLE';
    return {
      key: 'status',
      label: t(isEnabled ? 'action.disable' : 'action.enable'),
      icon: isEnabled ? <Lock size={16} /> : <LockOpen size={16} />,
      startsGroup: true,
      disabledReason: stops(person, 'status'),
      onSelect: () => void acts.setStatus(person),
    };
  };
  const ofSignIn = (person: Person): MenuItem[] => [
    {
      key: 'password',
      label: t('action.link'),
      icon: <KeyRound size={16} />,
      startsGroup: true,
      disabledReason:
        person.accountType === 'user'
          ? stops(person, 'password')
          : USER_RULE_TEXTS.NO_SIGN_IN[currentLanguage()],
      onSelect: () => (person.hasPassword ? deps.reset({ person, what: 'password' }) : acts.invite(person)),
    },
    {
      key: 'secondFactor',
      label: t('action.secondFactor'),
      icon: <ShieldOff size={16} />,
      disabledReason: person.verifyType === 0 ? t('secondFactor.notOn') : stops(person, 'secondFactor'),
      onSelect: () => deps.reset({ person, what: 'secondFactor' }),
    },
    {
      key: 'signOut',
      label: t('action.signOut'),
      icon: <LogOut size={16} />,
      disabledReason:
        person.accountType === 'user'
          ? stops(person, 'sessions')
          : USER_RULE_TEXTS.NO_SIGN_IN[currentLanguage()],
      onSelect: () => deps.signOut(person),
    },
  ];
  return (person) => [
    opening(person),
    ...(mayTick ? [ticking(person)] : []),
    ...(mayUpdate ? [...ofSignIn(person), status(person)] : []),
    ...(mayDelete ? [removal(person)] : []),
  ];
}

interface UserActs {
  /** A first link for somebody without a password. */
  readonly invite: (person: Person) => void;
  readonly setStatus: (person: Person) => Promise<void>;
}

/** The actions on an account from the list; an action that ends sessions says so first. */
function useUserActs(showLink: (link: PasswordLink) => void): UserActs {
  const { t } = useTranslation('users');
  const makeLink = useNewPasswordLink();
  const status = useSetUserStatus();

  const ask = ({ displayName: name }: Person) =>
    confirm({
      title: t('disable.title', { name }),
      text: t('disable.text'),
      action: t('action.disable'),
      tone: 'danger',
    });
  const reported = (key: string, { displayName: name }: Person) => ({
    onSuccess: () => void showToast({ tone: 'success', text: t(`${key}.done`, { name }) }),
  });
  return {
    invite: (person) =>
      makeLink.mutate(
        { person, reason: '' },
        {
          onSuccess: ({ url, expiresAt }) =>
            showLink({
              userId: person.userId,
              name: person.displayName,
              url,
              expiresAt,
              isInvitation: true,
            }),
        },
      ),
    async setStatus(person) {
      if (person.status !== 'ENABLE') status.mutate({ person, status: 'ENABLE' }, reported('enable', person));
      else if (await ask(person)) status.mutate({ person, status: 'DISABLED' }, reported('disable', person));
    },
  };
}
