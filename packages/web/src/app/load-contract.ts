/**
 * Evaluates the schemas of the frame. They take long to build, so they get a task of their own: whoever imports code of
 * the frame waits for them first, else the browser evaluates both in one.
 */
export async function loadContract(): Promise<void> {
  await import('@toasoan/contract/core/crud-endpoints.ts');
  await new Promise((resolve) => window.setTimeout(resolve));
}
