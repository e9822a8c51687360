// @ts-check
// How long the page takes from an input to the picture that answers it, how many frames it draws, what it fetches.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number }} Spot */

/** Share of sorted figures below which `share` of them lie. @param {number[]} figures @param {number} share */
function percentile(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const round = (/** @type {number} */ figure) => Math.round(figure * 10) / 10;

/** @param {number[]} figures in ms */
export const summary = (figures) => ({
  n: figures.length,
  p50: round(percentile(figures, 0.5)),
  p95: round(percentile(figures, 0.95)),
  max: round(Math.max(...figures)),
});

/** Runs in the page before its scripts: keeps the timing of every input event. */
function watchEvents() {
  const kept = Object.assign(window, { benchEvents: /** @type {PerformanceEntry[]} */ ([]) });
  const observer = new PerformanceObserver((list) => kept.benchEvents.push(...list.getEntries()));
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** @param {Page} page */
export const prepare = (page) => page.addInitScript(watchEvents);

/** Waits until nothing has been drawn anew for a moment. @param {Page} page @param {number} [ms] */
export const rest = (page, ms = 300) => page.waitForTimeout(ms);

/**
 * Clicks, and returns the time from the input to the next picture: of the longest of pointerdown, pointerup and click,
 * in steps of 8 ms; 16 stands for less than that.
 * @param {Page} page @param {Spot} spot @returns {Promise<number>}
 */
export async function timedClick(page, { x, y }) {
  await page.mouse.move(x, y);
  await rest(page);
  await page.evaluate(() => Object.assign(window, { benchEvents: [] }));
  await page.mouse.down();
  await page.mouse.up();
  await rest(page, 700);
  const times = await page.evaluate(() => {
    const { benchEvents } = /** @type {{ benchEvents: PerformanceEntry[] }} */ (/** @type {unknown} */ (window));
    return benchEvents
      .filter(({ name }) => ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'].includes(name))
      .map(({ duration }) => duration);
  });
  return Math.max(16, ...times);
}

/** Runs in the page: notes how long the next movement of the pointer takes to the end of the frame that answers it. */
function watchPointer() {
  const kept = Object.assign(window, { benchPointed: -1 });
  const answered = (/** @type {Event} */ { timeStamp }) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => Object.assign(kept, { benchPointed: performance.now() - timeStamp });
      channel.port2.postMessage(0);
    });
  window.addEventListener('pointermove', answered, { capture: true, once: true });
}

/**
 * Moves the pointer there from a corner, and returns the time to the end of the frame that answers it.
 * @param {Page} page @param {Spot} spot
 */
export async function timedPoint(page, { x, y }) {
  await page.mouse.move(2, 2);
  await rest(page);
  await page.evaluate(watchPointer);
  await page.mouse.move(x, y);
  const read = () => /** @type {{ benchPointed: number }} */ (/** @type {unknown} */ (window)).benchPointed;
  await page.waitForFunction(() => 'benchPointed' in window && Number(window.benchPointed) >= 0);
  return page.evaluate(read);
}

/** @param {Page} page @param {number} rate how many times slower */
export async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Frames that reach the screen, and frames of the page's own thread, per second while something goes on.
 * @param {Page} page @param {() => Promise<void>} action
 */
export async function framesDuring(page, action) {
  const session = await page.context().newCDPSession(page);
  /** @type {Record<string, number>} */
  const counts = {};
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) counts[String(event['name'])] = (counts[String(event['name'])] ?? 0) + 1;
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'] },
  });
  const counting = page.evaluate(
    () =>
      new Promise((resolve) => {
        const start = performance.now();
        let frames = 0;
        const step = () => {
          frames += 1;
          if (document.body.dataset['bench'] === 'over') resolve((frames * 1000) / (performance.now() - start));
          else requestAnimationFrame(step);
        };
        delete document.body.dataset['bench'];
        requestAnimationFrame(step);
      }),
  );
  const start = performance.now();
  await action();
  const seconds = (performance.now() - start) / 1000;
  await page.evaluate(() => {
    document.body.dataset['bench'] = 'over';
  });
  const own = Number(await counting);
  const over = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await over;
  return {
    seconds: round(seconds),
    drawn: round((counts['DrawFrame'] ?? 0) / seconds),
    dropped: round((counts['DroppedFrame'] ?? 0) / seconds),
    main: round(own),
  };
}

/**
 * Bytes over the network by kind, headers included, as the browser counts them.
 * @param {Page} page
 * @returns {Promise<() => Record<string, number>>} what has been transferred so far
 */
export async function countTransfers(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ ...bytes });
}
