/** A clock that starts at the real time and moves only when a test moves it. */
interface TestClock {
  readonly now: () => Date;
  pass(time: { readonly hours?: number; readonly minutes?: number; readonly seconds?: number }): void;
}

export function aClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    pass({ hours = 0, minutes = 0, seconds = 0 }) {
      time += ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
