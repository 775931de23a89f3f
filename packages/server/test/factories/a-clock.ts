/** A clock that stands still until a test moves it; it begins at the real time. */
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
