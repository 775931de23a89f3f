import { usePostTitles } from './post-titles.ts';

/** Posts by their headlines, in one line. */
export function PostNames({ ids }: { readonly ids: readonly string[] }) {
  const titles = usePostTitles(ids);
  return ids.map((id, index) => titles[index] ?? `#${id}`).join(' · ');
}
