import type { ProfileKeeper } from '#server/features/users/public.ts';
import { addProfile, changeProfile } from './profile/keep-profiles.ts';
import { penNamesOf } from './profile/profile-view.ts';
import type { AccountReferences } from './references/account-references.ts';
import { removeProfile } from './remove-profile.ts';

/** What accounts with a profile add to the calls of all accounts. */
export function profileKeeper(references: readonly AccountReferences[]): ProfileKeeper {
  return {
    add: addProfile,
    change: changeProfile,
    remove: (call, account, moveTo) => removeProfile(call, account, moveTo, references),
    penNamesOf,
  };
}
