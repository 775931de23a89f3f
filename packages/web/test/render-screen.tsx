import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { loadTextFile } from '#web/app/load-texts.ts';
import { i18n, startI18n } from '#web/core/i18n/i18n.ts';
import { ConfirmHost } from '#web/ui/overlay/confirm-host.tsx';
import { draw } from './draw.tsx';
import { FIRST_TEXTS } from './first-texts.ts';
import '#web/ui/tokens/global.css';

/** The current address of a screen under test. */
export interface ScreenAddress {
  search: string;
}

function Watch({ address }: { readonly address: ScreenAddress }) {
  const { search } = useLocation();
  useEffect(() => {
    address.search = search;
  }, [address, search]);
  return null;
}

/** Renders a part of the console in Vietnamese, with its own router and query cache. */
export async function renderScreen(screen: ReactNode, path = '/'): Promise<ScreenAddress> {
  localStorage.setItem('i18nextLng', 'vi');
  if (!i18n.isInitialized) await startI18n(loadTextFile, FIRST_TEXTS);
  const address: ScreenAddress = { search: '' };
  await draw(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Watch address={address} />
        {screen}
        <ConfirmHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return address;
}
