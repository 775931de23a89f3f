// Separate from `roles.ts`, so that the login page can read the area rules without loading zod. Spec: SUPPER_ADMIN is
// spelled this way.
export const ROLES = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'] as const;
export type Role = (typeof ROLES)[number];

export const EVERYONE: readonly Role[] = ROLES;
