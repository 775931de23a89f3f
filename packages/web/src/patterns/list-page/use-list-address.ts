import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { withProject } from '#web/core/routing/project-param.ts';
import {
  type AddressChanges,
  filterKeys,
  type ListQuerySchema,
  type ListQueryShape,
  readListQuery,
  withChanges,
} from './list-address-rules.ts';

/** The state of a list, all of it in the address of its tab. */
export interface ListAddress<Query extends ListQueryShape> {
  /** What the list call is made with. */
  readonly query: Query;
  /** The record open beside the list: `new`, an id, or undefined. */
  readonly open: string | undefined;
  readonly filtered: boolean;
  /** The address has no query yet: the menu entry opened the list. */
  readonly bare: boolean;
  readonly change: (changes: AddressChanges) => void;
  readonly clearFilters: () => void;
  /** The address after a change, for links. */
  readonly href: (changes: AddressChanges) => string;
}

export function useListAddress<Schema extends ListQuerySchema>(
  schema: Schema,
): ListAddress<z.output<Schema>> {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const projectId = useProjectId();
  const pageSize = useAppConfig((config) => config.pageSize);
  const query = useMemo(() => readListQuery(schema, search, pageSize), [schema, search, pageSize]);
  const filters = filterKeys(search);
  const change = (changes: AddressChanges) =>
    setSearch((now) => withChanges(now, changes), { replace: true });
  return {
    query,
    open: search.get('open') ?? undefined,
    filtered: filters.length > 0,
    bare: search.size === 0,
    change,
    clearFilters: () => change(Object.fromEntries(filters.map((key) => [key, null]))),
    href: (changes) => withProject(`${pathname}?${withChanges(search, changes)}`, projectId),
  };
}
