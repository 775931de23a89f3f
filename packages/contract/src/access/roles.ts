import * as z from 'zod/mini';
import { ROLES } from './role-names.ts';

export { ROLES, type Role } from './role-names.ts';

export const role = z.enum(ROLES, { error: 'choice' });
