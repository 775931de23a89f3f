import { useMutation } from '@tanstack/react-query';
import type { CommentRulesPreview } from '@toasoan/contract/features/comments/rules/rule-endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { joinedPreviews } from './joined-previews.ts';
import { previewRules } from './rule-queries.ts';
import { type RuleValues, rulesOf } from './rule-values.ts';

interface Previewed {
  readonly tried: RuleValues;
  readonly result: CommentRulesPreview;
}

/** A preview in steps: what is known so far is there after each of them, also when a later one fails. */
export function usePreview() {
  const [previewed, setPreviewed] = useState<Previewed>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = useMutation({
    async mutationFn(tried: RuleValues) {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      let sum: CommentRulesPreview | undefined;
      do {
        const step = await previewRules(rulesOf(tried), sum?.next ?? undefined, signal);
        sum = joinedPreviews(sum, step);
        setPreviewed({ tried, result: sum });
      } while (sum.next !== null && !signal.aborted);
    },
    onMutate: () => setPreviewed(undefined),
  });
  return {
    previewed,
    isRunning: run.isPending,
    start: (values: RuleValues) => run.mutate(values),
    stop: () => running.current?.abort(),
  };
}
