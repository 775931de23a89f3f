import { page } from 'vitest/browser';

/** The button at the selection; a panel of the inspector has the same name. It comes once the article listens. */
export const bubble = () =>
  page
    .getByRole('button', { name: 'Ghi chú', exact: true })
    .elements()
    .some((button) => button.closest('[class*="bubble"]') !== null);
