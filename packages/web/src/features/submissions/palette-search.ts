import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Option } from '#web/ui/select/option.ts';

/** Their code comes with the first search: the frame does without. */
const finders = () => import('./find-in-contests.ts');

type Finder = keyof Awaited<ReturnType<typeof finders>>;

const searching =
  (finder: Finder) =>
  (projectId: string): SearchOptions =>
  (text) => ({
    queryKey: [projectId, finder, text],
    queryFn: async ({ signal }): Promise<readonly Option[]> => (await finders())[finder](text, signal),
  });

/** Works of all contests; each value is the address at which the work is in hand. */
export const workSearch = searching('findWorks');
export const contestSearch = searching('findContests');
