import { useEffect } from 'react';

/** Empty parts are omitted. */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = parts.filter((part) => part !== '').join(' · ');
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
