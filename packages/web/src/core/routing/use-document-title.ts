import { useEffect } from 'react';

/** Parts that are '' fall away. */
export function useDocumentTitle(...parts: readonly string[]): void {
  const title = parts.filter((part) => part !== '').join(' · ');
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
