import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JuryRound, JuryTurn, StripTurn } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { nextWaiting, partnerFor } from '@toasoan/contract/features/contest-jury/room/turn-order.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { useEffect, useState } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { ownTurn, ownTurns } from '../jury-queries.ts';

export type RoomView = 'one' | 'compare' | 'grid';

/** The works before the juror, which of them is in hand, and what is held beside it. */
export function useRoom(round: JuryRound, category: ContestCategory) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const strip = ownTurns(projectId, round.roundId, category);
  const list = useQuery(strip);
  const turns = list.data?.turns ?? [];
  const [chosenId, setChosen] = useState<string>();
  const [view, setView] = useState<RoomView>('one');
  const [chosenPartner, setPartner] = useState<string>();
  const [rereads, setRereads] = useState(0);
  const current = turns.find(({ id }) => id === chosenId) ?? nextWaiting(turns, undefined) ?? turns[0];
  const currentId = current?.id;
  const partnerId =
    view !== 'compare'
      ? undefined
      : chosenPartner !== currentId && chosenPartner
        ? chosenPartner
        : partnerFor(turns, currentId);
  const detail = useQuery({ ...ownTurn(projectId, currentId ?? ''), enabled: currentId !== undefined });
  const partner = useQuery({ ...ownTurn(projectId, partnerId ?? ''), enabled: partnerId !== undefined });

  // What comes next is there before it is asked for.
  const followerId = nextWaiting(turns, currentId)?.id;
  useEffect(() => {
    if (followerId === undefined) return;
    void client.ensureQueryData(ownTurn(projectId, followerId)).then(
      ({ files }) => {
        const [first] = files;
        if (first) new Image().src = first.large;
      },
      // It is read again when it is in hand, and says then what is wrong.
      () => undefined,
    );
  }, [client, projectId, followerId]);

  function change(id: string, facts: Partial<StripTurn>) {
    client.setQueryData(
      strip.queryKey,
      (before) =>
        before && {
          ...before,
          turns: before.turns.map((turn) => (turn.id === id ? { ...turn, ...facts } : turn)),
        },
    );
  }
  return {
    turns,
    current,
    currentId,
    partnerId,
    view,
    turn: detail.data,
    partner: partner.data,
    error: (list.data ? null : list.error) ?? (detail.data ? null : detail.error),
    rereads,
    isEmpty: list.isSuccess && turns.length === 0,
    retrying: list.isFetching || detail.isFetching,
    retry: () => void (list.error ? list.refetch() : detail.refetch()),
    choose(id: string) {
      if (view === 'compare' && id !== currentId) setPartner(id);
      else setChosen(id);
      if (view === 'grid') setView('one');
    },
    move(by: 1 | -1) {
      const at = turns.findIndex(({ id }) => id === currentId);
      const next = turns[at + by];
      if (next) setChosen(next.id);
    },
    /** The work in hand is dealt with: the next one that waits. */
    goOn: () => setChosen((nextWaiting(turns, currentId) ?? current)?.id),
    toggle: (wanted: RoomView) => setView(view === wanted ? 'one' : wanted),
    show: (wanted: RoomView) => setView(wanted),
    /** Seen at once, before the server has kept it. */
    foresee: change,
    kept(turn: JuryTurn) {
      client.setQueryData(ownTurn(projectId, turn.id).queryKey, turn);
      const { id, state, points, version } = turn;
      change(id, { state, points, version });
    },
    /** What the server refused is read again. */
    async reread({ id, version }: JuryTurn) {
      void invalidate(client, { queryKey: strip.queryKey });
      const now = await client.fetchQuery({ ...ownTurn(projectId, id), staleTime: 0 }).catch(() => undefined);
      // Without an answer the marks in hand stay, for the next attempt.
      if (now && now.version !== version) setRereads((count) => count + 1);
    },
  };
}

export type Room = ReturnType<typeof useRoom>;
