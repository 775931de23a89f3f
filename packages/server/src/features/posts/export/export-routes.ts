import { exportEndpoints } from '@toasoan/contract/features/posts/export/post-export.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { exportPosts } from './export-posts.ts';

export function exportRoutes(): readonly Route[] {
  return [transactionRoute(exportEndpoints.start, (call) => exportPosts(call, call.body))];
}
