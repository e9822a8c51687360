// Clocks for benchmarks: time on the wall, and time of the processor, which says more on a busy machine.

/** Nanoseconds in a second, microseconds in a second. */
const NANO = 1e9;
const MICRO = 1e6;

/** Seconds of the processor that this process has used, helpers of the machine included. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICRO;
};

const wallSeconds = (): number => Number(process.hrtime.bigint()) / NANO;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** How often something can be done in a second, measured for `seconds` of the processor after one warm-up. */
export function rateOf(seconds: number, act: () => void): { perSecond: number; perCpuSecond: number; times: number } {
  act();
  const [wall, cpu] = [wallSeconds(), cpuSeconds()];
  let times = 0;
  while (times === 0 || cpuSeconds() - cpu < seconds) {
    act();
    times += 1;
  }
  const perSecond = rounded(times / (wallSeconds() - wall));
  return { perSecond, perCpuSecond: rounded(times / (cpuSeconds() - cpu)), times };
}

/** Microseconds of each of several acts: the median and the 95th of a hundred. */
export function microsOf(acts: Iterable<() => void>): { p50: number; p95: number; times: number } {
  const found: number[] = [];
  for (const act of acts) {
    const begin = process.hrtime.bigint();
    act();
    found.push(Number(process.hrtime.bigint() - begin) / 1000);
  }
  found.sort((a, b) => a - b);
  const at = (share: number): number => rounded(found[Math.floor(found.length * share)] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), times: found.length };
}
