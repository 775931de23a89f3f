import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { type Person, toPerson } from './person.ts';
import type { RehearsedChange } from './rehearsal/rehearsed.ts';
import { takesAway } from './rehearsal/rehearsed.ts';
import { proposalOf, type RightsProposal } from './rehearsal/rights-proposal.ts';
import { commonInput, createInput, type UserValues } from './user-values.ts';

/** A link with which somebody chooses a password. */
export interface PasswordLink {
  readonly userId: string;
  readonly name: string;
  /** Told once; undefined where it was mailed. */
  readonly url?: string | undefined;
  readonly expiresAt: string;
  /** Of an account just made; else of one that exists. */
  readonly isInvitation: boolean;
}

export interface SaveNeeds {
  readonly rehearse: (proposal: RightsProposal) => Promise<readonly RehearsedChange[]>;
  /** Asked where the change takes something away. */
  readonly confirmLoss: (person: Person, changes: readonly RehearsedChange[]) => Promise<boolean>;
  readonly tellLink: (link: PasswordLink) => void;
}

export async function saveUser(
  values: UserValues,
  person: Person | undefined,
  needs: SaveNeeds,
): Promise<Person> {
  return person ? await updateUser(values, person, needs) : await createUser(values, needs);
}

async function createUser(values: UserValues, { tellLink }: SaveNeeds): Promise<Person> {
  const {
    inviteUrl: url,
    inviteExpiresAt: expiresAt,
    inviteMailed: _,
    ...account
  } = await call(userEndpoints.create, {
    body: createInput(values),
  });
  const { userId, displayName: name } = account;
  if (expiresAt !== undefined) tellLink({ userId, name, url, expiresAt, isInvitation: true });
  return toPerson(account);
}

async function updateUser(values: UserValues, person: Person, needs: SaveNeeds): Promise<Person> {
  const proposal = proposalOf(person, values);
  if (proposal) await askAboutLoss(proposal, person, needs);
  const account = await call(userEndpoints.update, {
    body: {
      ...commonInput(values),
      avatarId: values.avatar?.mediaId ?? null,
      userId: person.userId,
      version: person.version,
    },
    ownAnswerFor: ['VERSION_CONFLICT'],
  });
  tellOwnSession(account);
  return toPerson(account);
}

/** @throws CANCELLED when the person stays with what there is; the form keeps what was typed. */
async function askAboutLoss(proposal: RightsProposal, person: Person, needs: SaveNeeds): Promise<void> {
  const changes = await needs.rehearse(proposal);
  if (!takesAway(changes)) return;
  if (!(await needs.confirmLoss(person, changes))) throw new ApiError('', { code: 'CANCELLED' });
}

/** Who changes their own name sees it in the frame. */
function tellOwnSession({ userId, name, email, version }: Omit<Person, 'id'>): void {
  if (useAuth.getState().userId !== userId) return;
  useAuth.getState().updateProfile({ name, email });
  useOwnAccount.setState({ version });
}
