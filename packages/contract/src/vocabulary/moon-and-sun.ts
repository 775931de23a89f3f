/**
 * New moons and the place of the sun by the series of Jean Meeus ("Astronomical Algorithms" chapter 49, "Astronomical
 * Formulae for Calculators" chapter 18). Hồ Ngọc Đức reckons the Vietnamese calendar with them; the shorter series that
 * his page prints misses three new moons close to midnight before 2100 (decision record 0070).
 */
const RADIANS = Math.PI / 180;
const MOONS_IN_CENTURY = 1236.85;
const CENTURY = 36_525;
const J1900 = 2_415_020;
const J2000 = 2_451_545;
/** Degrees by which the sun seems behind, because its light takes eight minutes. */
const ABERRATION = 0.00569;
const FIRST_MOON = 2_451_550.09766;
const MEAN_MONTH = 29.530588861;

/** Days; multiples of the anomaly of the sun, the anomaly of the moon, and the moon's distance from its node. */
const MOON_TERMS: readonly (readonly [days: number, sun: number, moon: number, node: number])[] = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
  [-0.00007, 2, 1, 0],
  [0.00004, 0, 2, -2],
  [0.00004, 3, 0, 0],
  [0.00003, 1, 1, -2],
  [0.00003, 0, 2, 2],
  [-0.00003, 1, 1, 2],
  [0.00003, -1, 1, 2],
  [-0.00002, -1, 1, -2],
  [-0.00002, 1, 3, 0],
  [0.00002, 0, 4, 0],
];

/** Days; the angle at the first moon and its growth with each moon, in degrees. */
const PLANET_TERMS: readonly (readonly [days: number, start: number, step: number])[] = [
  [-0.00017, 124.7746, -1.56375588],
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
];

/** Degrees; the angle in 1900 and its growth in a century. Venus twice, Jupiter, the moon, a slow term, and nutation. */
const SUN_TERMS: readonly (readonly [degrees: number, start: number, step: number])[] = [
  [0.00134, 243.23, 22_518.7541],
  [0.00154, 306.57, 45_037.5082],
  [0.002, 42.69, 32_964.3577],
  [0.00179, 350.74, 445_267.1142],
  [0.00178, 231.19, 20.2],
  [-0.00479, 259.18, -1934.142],
];

const moons = new Map<number, number>();

/** The moment of the new moon number `count` since 2000, as a Julian day of universal time. */
export function newMoon(count: number): number {
  const known = moons.get(count);
  if (known !== undefined) return known;
  const found = reckonMoon(count);
  moons.set(count, found);
  return found;
}

function reckonMoon(count: number): number {
  const t = count / MOONS_IN_CENTURY;
  const angle = (start: number, step: number, square: number, cube: number) =>
    (start + step * count + (square + cube * t) * t * t) * RADIANS;
  const sun = angle(2.5534, 29.1053567, -0.0000014, -0.00000011);
  const moon = angle(201.5643, 385.81693528, 0.0107582, 0.00001238);
  const node = angle(160.7108, 390.67050284, -0.0016118, -0.00000227);
  /** The orbit of the earth grows rounder. */
  const roundness = 1 - (0.002516 + 0.0000074 * t) * t;
  const mean = FIRST_MOON + MEAN_MONTH * count + (0.00015437 - 0.00000015 * t) * t * t;
  const ofMoon = MOON_TERMS.reduce(
    (sum, [days, suns, anomalies, nodes]) =>
      sum + days * roundness ** Math.abs(suns) * Math.sin(suns * sun + anomalies * moon + nodes * node),
    0,
  );
  const ofPlanets = PLANET_TERMS.reduce(
    (sum, [days, start, step]) => sum + days * Math.sin((start + step * count) * RADIANS),
    0,
  );
  return mean + ofMoon + ofPlanets - clockDelay(t);
}

/** Days by which even time is ahead of the turning earth: near the measured values to 2000, then the forecast of Meeus. */
function clockDelay(t: number): number {
  const growth = t < 0 ? 67 : 139 + 25.3 * t;
  return (65 + growth * t) / 86_400;
}

/** The twelfth of the ecliptic, 0 to 11 from the March equinox, in which the sun stands at a Julian day of universal time. */
export function sunSector(julianDay: number): number {
  const delay = clockDelay((julianDay - J2000) / CENTURY);
  const t = (julianDay + delay - J1900) / CENTURY;
  const anomaly = (358.47583 + (35_999.04975 - (0.00015 + 0.0000033 * t) * t) * t) * RADIANS;
  const ellipse =
    (1.91946 - (0.004789 + 0.000014 * t) * t) * Math.sin(anomaly) +
    (0.020094 - 0.0001 * t) * Math.sin(2 * anomaly) +
    0.000293 * Math.sin(3 * anomaly);
  const disturbed = SUN_TERMS.reduce(
    (sum, [degrees, start, step]) => sum + degrees * Math.sin((start + step * t) * RADIANS),
    0,
  );
  const longitude = 279.69668 + (36_000.76892 + 0.0003025 * t) * t + ellipse + disturbed - ABERRATION;
  return Math.floor((longitude - 360 * Math.floor(longitude / 360)) / 30);
}

/** The number of the new moon nearest to a Julian day. */
export function nearestMoon(julianDay: number): number {
  return Math.round((julianDay - FIRST_MOON) / MEAN_MONTH);
}
