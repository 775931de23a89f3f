import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';

export const userKeys = resourceKeys('users');
