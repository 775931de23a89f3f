import { describe } from 'vitest';
import { describeAccess } from './crud/access.ts';
import { describeAudit } from './crud/audit.ts';
import { describeBulk } from './crud/bulk.ts';
import type { CrudCase } from './crud/crud-case.ts';
import { describeInput } from './crud/input.ts';
import { describePaging } from './crud/paging.ts';
import { describeRepeats } from './crud/repeats.ts';
import { describeVersions } from './crud/versions.ts';

/** Common behaviour of every kind of record; a feature's own tests prove the rest. */
export function describeCrud(crud: CrudCase): void {
  describe(`Records of the kind ${crud.entity}`, () => {
    describePaging(crud);
    describeAccess(crud);
    describeInput(crud);
    describeVersions(crud);
    describeRepeats(crud);
    describeBulk(crud);
    describeAudit(crud);
  });
}
