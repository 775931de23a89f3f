import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { ComponentType } from 'react';
import { AuthorSections } from './author-sections.tsx';
import { EnterpriseSections, OrganizationSections, OrganizerSections } from './body-sections.tsx';
import { DestinationSections } from './destination-sections.tsx';
import { FigureSections } from './figure-sections.tsx';

const SECTIONS: Readonly<Record<ProfileKind, ComponentType>> = {
  author: AuthorSections,
  event: OrganizerSections,
  figure: FigureSections,
  destination: DestinationSections,
  organization: OrganizationSections,
  enterprise: EnterpriseSections,
};

/** The fields of one kind. */
export function KindSections({ kind }: { readonly kind: ProfileKind }) {
  const Sections = SECTIONS[kind];
  return <Sections />;
}
