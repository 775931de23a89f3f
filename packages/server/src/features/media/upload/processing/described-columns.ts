import { changesBy, fittingChanges } from '@toasoan/contract/features/media/describing/described-file.ts';
import type { Updateable } from 'kysely';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import { fileToDescribe } from '../../library/describing/files-to-describe-view.ts';
import type { MediaRecord } from '../../media-row.ts';
import { searchTextOf } from './inspected-columns.ts';

/**
 * What the template of its upload says about a file whose own words and EXIF are known now. The person chose it for these
 * files, so it goes before the words inside the file, but not before what somebody has written meanwhile.
 */
export function describedColumns(row: MediaRecord, zone: string): Updateable<MediaTable> {
  if (row.description_to_come === null) return {};
  const overwrite = row.version === 1;
  const file = fileToDescribe(row);
  const said = fittingChanges(changesBy(file, row.description_to_come, { overwrite, zone }));
  const words = {
    title: said.title ?? row.title,
    alt: said.alt ?? row.alt,
    caption: said.caption ?? row.caption,
    credit: said.credit ?? row.credit,
    place_text: said.placeText ?? row.place_text,
    persons: said.persons ?? row.persons,
  };
  return {
    ...words,
    ...(said.takenTime && { taken_time: new Date(said.takenTime) }),
    ...(said.licence && {
      licence: said.licence,
      licence_status: said.licence === 'OWN' ? 'VALID' : 'PENDING',
    }),
    search_text: searchTextOf({ ...row, ...words }),
    description_to_come: null,
  };
}
