import type { Browser, Page } from '@playwright/test'
import { median } from './median.ts'
import { atMost, type Row } from './row.ts'
import { openBrowser } from './open-browser.ts'

/** A phone's view of home as its reader feels it. Milliseconds, and the shift without a unit. */
type Paint = { fcp: number; lcp: number; tbt: number; cls: number }

const RUNS = 5
/** Slow 4G: 1.6 Mbps down, 0.75 Mbps up, 150 ms there and back; a processor at a quarter of its speed. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
const MOST_SHIFT = 0.02
/** After the last request the page is watched this long, milliseconds: what moves later counts too. */
const WATCH_MS = 2_000

declare global {
  var seen: PerformanceEntry[]
}

/** Runs in the page before anything of its own. No function in it has a name: the loader of this file would add to it. */
function observe(): void {
  globalThis.seen = []
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => globalThis.seen.push(...list.getEntries())).observe({ type, buffered: true })
  }
}

type Seen = { type: string; name: string; start: number; ms: number; shift: number }

/** Blocking time is what tasks after the first paint take beyond 50 ms each. */
function sumUp(seen: readonly Seen[]): Paint {
  const of = (type: string) => seen.filter((entry) => entry.type === type)
  const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.start ?? Infinity
  return {
    fcp,
    lcp: of('largest-contentful-paint').at(-1)?.start ?? Infinity,
    tbt: of('longtask').reduce((sum, { start, ms }) => (start < fcp ? sum : sum + ms - 50), 0),
    cls: of('layout-shift').reduce((sum, { shift }) => sum + shift, 0),
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

async function paintHome(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(WATCH_MS)
  const seen = await page.evaluate(() =>
    globalThis.seen.map((entry) => ({
      type: entry.entryType,
      name: entry.name,
      start: entry.startTime,
      ms: entry.duration,
      shift: 'value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput !== true ? Number(entry.value) : 0,
    })),
  )
  await context.close()
  return sumUp(seen)
}

/** Nothing that comes late may move what is there; unlike the times, this does not depend on the machine. */
const shiftRow = (what: string, shift: number): Row => ({
  what,
  target: `≤ ${MOST_SHIFT}`,
  measured: shift.toFixed(3),
  met: shift <= MOST_SHIFT,
  gates: true,
})

/** How home comes to a phone on a slow line, empty cache, in Chromium: the median of five loads. */
export async function measureHome(url: string): Promise<Row[]> {
  const browser = await openBrowser()
  try {
    const paints: Paint[] = []
    while (paints.length < RUNS) paints.push(await paintHome(browser, url))
    const middle = (name: keyof Paint) => median(paints.map((paint) => paint[name]))
    const where = 'home, slow 4G, 4× CPU'
    return [
      atMost(`${where}: first contentful paint`, 1200, Math.round(middle('fcp')), 'ms'),
      atMost(`${where}: largest contentful paint`, 1800, Math.round(middle('lcp')), 'ms'),
      atMost(`${where}: total blocking time`, 100, Math.round(middle('tbt')), 'ms'),
      shiftRow(`${where}: layout shift`, middle('cls')),
    ]
  } finally {
    await browser.close()
  }
}
