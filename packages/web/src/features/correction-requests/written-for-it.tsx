import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { PostStateTag } from '#web/features/posts/public-corrections.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';

/** The corrections that a request led to, each with the state of its post. */
export function WrittenForIt({ corrections }: Pick<CorrectionRequest, 'corrections'>) {
  return corrections.map((one) => (
    <Row key={one.postId} align="center">
      <PostStateTag state={one.state} />
      <AppLink href={`/manager_post/view/${one.postId}`}>{one.correctText}</AppLink>
      <DateText time={one.publishedTime} />
    </Row>
  ));
}
