import { useQuery } from '@tanstack/react-query';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { mediaDetail } from '../media-queries.ts';

/** The file that stands open beside the list, as it was last read. */
export function useMediaOf(id: string | undefined): Media | undefined {
  const projectId = useProjectId();
  return useQuery({ ...mediaDetail(projectId, id ?? ''), enabled: id !== undefined && id !== 'new' }).data;
}
