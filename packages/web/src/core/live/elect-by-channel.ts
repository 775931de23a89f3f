/** What candidates say to each other, each with its own id. */
export interface Words {
  readonly says: 'who leads?' | 'I lead' | 'I leave';
  readonly id: string;
}

interface CandidateDependencies {
  readonly id: string;
  readonly say: (words: Words) => void;
  readonly lead: () => () => void;
}

interface Candidate {
  readonly hear: (words: Words) => void;
  readonly leave: () => void;
}

/** Who leads answers at once, even from a hidden tab: only timers are slow there. */
const ANSWER_MS = 400;
const ASK_EVERY_MS = 5_000;

/** Elects by asking around: who hears no answer leads; of two the smaller id stays. */
export function electByChannel({ id, say, lead }: CandidateDependencies): Candidate {
  let endLeading: (() => void) | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const asking = setInterval(ask, ASK_EVERY_MS);

  function ask(): void {
    if (endLeading) return;
    say({ says: 'who leads?', id });
    unanswered ??= setTimeout(begin, ANSWER_MS);
  }
  function begin(): void {
    unanswered = undefined;
    endLeading = lead();
    say({ says: 'I lead', id });
  }
  function settle(): void {
    clearTimeout(unanswered);
    unanswered = undefined;
  }
  function stopLeading(): void {
    endLeading?.();
    endLeading = undefined;
  }
  function meetLeader(other: string): void {
    settle();
    if (!endLeading) return;
    if (other < id) stopLeading();
    else say({ says: 'I lead', id });
  }
  ask();
  return {
    hear: ({ says, id: other }) => {
      if (says === 'who leads?' && endLeading) say({ says: 'I lead', id });
      if (says === 'I lead') meetLeader(other);
      if (says === 'I leave') ask();
    },
    leave: () => {
      clearInterval(asking);
      settle();
      if (!endLeading) return;
      stopLeading();
      say({ says: 'I leave', id });
    },
  };
}
