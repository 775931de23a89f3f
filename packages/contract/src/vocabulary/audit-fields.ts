import * as z from 'zod/mini';

/** A person as remembered by a row; the name is a snapshot that outlives the account. */
export const personRef = z.object({ userId: z.nullable(z.string()), name: z.string() });
export type PersonRef = z.output<typeof personRef>;

/** Every row carries these; times are ISO 8601 in UTC. */
export const auditFields = {
  createTime: z.string(),
  updateTime: z.string(),
  createdBy: personRef,
  updatedBy: personRef,
  version: z.number(),
};

export interface AuditFields {
  createTime: string;
  updateTime: string;
  createdBy: PersonRef;
  updatedBy: PersonRef;
  version: number;
}
