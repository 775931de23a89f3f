import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEverythingStale, onNotice } from '#web/core/live/notice-registry.ts';
import { askForNotifications } from './notification-queries.ts';

/** Looks again as soon as the server tells that there is something. */
export function useNotificationNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = () => void askForNotifications(queries);
    const ends = [onNotice('notifications', look), onEverythingStale(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
}
