import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { TFunction } from 'i18next';

/** What a kind calls one of its types: "CTV", "Bãi biển". */
export function typeText(t: TFunction<'accounts'>, kind: ProfileKind, type: string): string {
  if (kind === 'author') return t(`authorKind.${type}`);
  return kind === 'destination' ? t(`destinationType.${type}`) : t(`orgKind.${type}`);
}
