import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';

export interface InfoValues {
  readonly name: string;
  readonly email: string;
  /** The current password, asked for with another e-mail. */
  readonly password: string;
}

export function savedInfo(): InfoValues {
  const { name, email } = useAuth.getState();
  return { name, email, password: '' };
}

/** The server compares addresses without regard to case. */
export function isOtherEmail(typed: string, saved: string): boolean {
  return typed.trim().toLowerCase() !== saved.toLowerCase();
}

export function infoInput({ name, email, password }: InfoValues) {
  return isOtherEmail(email, useAuth.getState().email) ? { name, email, password } : { name, email };
}

function infoProblems(values: InfoValues): readonly Problem[] {
  return schemaProblems(profileEndpoints.updateProfile.body, infoInput(values));
}

export function createInfoForm(): FormStore<InfoValues> {
  return createFormStore(savedInfo(), infoProblems);
}
