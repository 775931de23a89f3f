import { useSearchParams } from 'react-router';
import { PeopleList } from './people/people-list.tsx';
import { SheetList } from './sheet/sheet-list.tsx';

/** The sheet of a month by posts, or by the people whom it pays. */
export function RoyaltyPage() {
  const [search] = useSearchParams();
  return search.get('show') === 'people' ? <PeopleList /> : <SheetList />;
}
