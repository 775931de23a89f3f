import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { type Person, toPerson } from './person.ts';
import type { ChangePreview } from './preview/change-preview.ts';
import { takesAway } from './preview/change-preview.ts';
import { proposalOf, type RightsProposal } from './preview/rights-proposal.ts';
import { changedInput, createInput, type UserValues } from './user-values.ts';

/** A link to choose a password. */
export interface PasswordLink {
  readonly userId: string;
  readonly name: string;
  /** Shown once; undefined if it was mailed. */
  readonly url?: string | undefined;
  readonly expiresAt: string;
  /** Why it was made; another one is made for the same. */
  readonly reason?: string;
  /** Of a new account; otherwise of an existing one. */
  readonly isInvitation: boolean;
}

export interface SaveDependencies {
  readonly preview: (proposal: RightsProposal) => Promise<readonly ChangePreview[]>;
  /** Asked when the change removes something. */
  readonly confirmLoss: (person: Person, changes: readonly ChangePreview[]) => Promise<boolean>;
  readonly showLink: (link: PasswordLink) => void;
}

export async function saveUser(
  values: UserValues,
  person: Person | undefined,
  deps: SaveDependencies,
): Promise<Person> {
  return person ? await updateUser(values, person, deps) : await createUser(values, deps);
}

async function createUser(values: UserValues, { showLink }: SaveDependencies): Promise<Person> {
  const {
    inviteUrl: url,
    inviteExpiresAt: expiresAt,
    inviteMailed: _,
    ...account
  } = await call(userEndpoints.create, {
    body: createInput(values),
  });
  const { userId, displayName: name } = account;
  if (expiresAt !== undefined) showLink({ userId, name, url, expiresAt, isInvitation: true });
  return toPerson(account);
}

async function updateUser(values: UserValues, person: Person, deps: SaveDependencies): Promise<Person> {
  const proposal = proposalOf(person, values);
  if (proposal) await askAboutLoss(proposal, person, deps);
  const account = await call(userEndpoints.update, {
    body: {
      ...changedInput(values, person),
      userId: person.userId,
      version: person.version,
    },
    suppressErrorToast: ['VERSION_CONFLICT'],
  });
  updateOwnSession(account);
  return toPerson(account);
}

/** @throws CANCELLED when the user declines; the form keeps its values. */
async function askAboutLoss(proposal: RightsProposal, person: Person, deps: SaveDependencies): Promise<void> {
  const changes = await deps.preview(proposal);
  if (!takesAway(changes)) return;
  if (!(await deps.confirmLoss(person, changes))) throw new ApiError('', { code: 'CANCELLED' });
}

/** A user's own new name must appear in the frame. */
function updateOwnSession({ userId, name, email, version }: Omit<Person, 'id'>): void {
  if (useAuth.getState().userId !== userId) return;
  useAuth.getState().updateProfile({ name, email });
  useOwnAccount.setState({ version });
}
