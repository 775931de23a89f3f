import type {
  FooterColumn,
  FooterContent,
  FooterLink,
} from '@toasoan/contract/features/footers/footer-content.ts';
import { newItemId } from '#web/core/random-id.ts';

type Columns = FooterContent['columns'];

export function blankColumn(): FooterColumn {
  return { id: newItemId(), heading: '', names: {}, links: [], html: '' };
}

export function blankLink(): FooterLink {
  return {
    id: newItemId(),
    title: '',
    names: {},
    linkType: 'URL',
    targetId: null,
    url: '',
    target: 'SELF',
  };
}

export const changedColumn = (columns: Columns, id: string, set: Partial<FooterColumn>): Columns =>
  columns.map((column) => (column.id === id ? { ...column, ...set } : column));

export const changedLink = (columns: Columns, id: string, set: Partial<FooterLink>): Columns =>
  columns.map((column) => ({
    ...column,
    links: column.links.map((link) => (link.id === id ? { ...link, ...set } : link)),
  }));

export const withoutLink = (columns: Columns, id: string): Columns =>
  columns.map((column) => ({ ...column, links: column.links.filter((link) => link.id !== id) }));

/** A link at the end of the column before or after its own; unchanged at the edge. */
export function linkBeside(columns: Columns, id: string, step: -1 | 1): Columns {
  const from = columns.findIndex(({ links }) => links.some((link) => link.id === id));
  const to = columns[from + step];
  const link = columns[from]?.links.find((one) => one.id === id);
  if (to === undefined || link === undefined) return columns;
  return withoutLink(columns, id).map((column) =>
    column.id === to.id ? { ...column, links: [...column.links, link] } : column,
  );
}

/** A column one place to the left or right; unchanged at the edge. */
export function columnBeside(columns: Columns, id: string, step: -1 | 1): Columns {
  const from = columns.findIndex((column) => column.id === id);
  const column = columns[from];
  const to = from + step;
  if (column === undefined || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}
