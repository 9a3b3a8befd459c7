import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Academy } from '#tests/client/academies/start-academy.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { buyAndStart, signIn, startShortTest } from '#tests/client/screen/steps.ts'
import { inBrowser, openPage, slowDown, SLOW_4G } from './places.ts'
import { atMost, figure, median, type Row, row, total } from './rows.ts'
import { type MeterStep, openMeter } from './student.ts'

/** Loads a page as on a first visit and measures its JavaScript and CSS (gzip, KB) and API calls. */
async function loadPage(page: Page, load: () => Promise<unknown>) {
  const files: Promise<Buffer>[] = []
  let operations = 0
  const onResponse = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    // The body of a file whose page has been left is no longer there.
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.push(response.body().catch(() => Buffer.alloc(0)))
  }
  const count = (request: { url: () => string; method: () => string }) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') operations += 1
  }
  // A page with routes doesn't use the browser's cache, so each load fetches everything.
  await page.route(/\.(js|css)$/, (route) => route.continue())
  page.on('response', onResponse)
  page.on('request', count)
  await load()
  await page.waitForLoadState('networkidle')
  page.off('response', onResponse)
  page.off('request', count)
  // Pre-rendered pages have their stylesheets inline.
  const inline = await page.locator('style').allTextContents()
  const bodies = [...(await Promise.all(files)), ...inline.map((text) => Buffer.from(text))]
  return {
    kilobytes: Math.ceil(total(bodies.map((body) => gzipSync(body).length)) / 1024),
    operations,
    amplify: bodies.filter((body) => body.includes('aws-amplify/')).length,
  }
}

/** JavaScript, CSS, and API calls for the first view of four pages. */
async function measureFirstViews(browser: Browser, url: string, meter: MeterStep): Promise<Row[]> {
  const visitor = await openPage(browser, url)
  const home = await loadPage(visitor, () => visitor.goto('/'))
  const catalogue = await meter(() => loadPage(visitor, () => visitor.goto('/register')), { follows: true })
  await expect(visitor.getByRole('button', { name: /^Register for/ }).first()).toBeVisible()
  const student = await openPage(browser, url)
  await signIn(student, await newStudent(url))
  await buyAndStart(student)
  await startShortTest(student)
  const test = await loadPage(student, () => student.reload())
  await expect(student.getByRole('button', { name: /^(Check|Resume|Continue)/ })).toBeVisible()
  const admin = await openPage(browser, url)
  await signIn(admin, ADMIN)
  const dashboard = await loadPage(admin, () => admin.reload())
  await expect(admin).toHaveURL(/dashboard/)
  return [
    row(
      'JavaScript and CSS, gzip: home',
      atMost(152, home.kilobytes, 'KB'),
      atMost(0, home.amplify, 'modules of Amplify'),
    ),
    row(
      'a visitor’s page of courses',
      ...[atMost(0, catalogue.result.operations, 'operations'), atMost(0, catalogue.reads, 'read')],
    ),
    row('JavaScript and CSS, gzip: test screen', atMost(244, test.kilobytes, 'KB')),
    row('JavaScript and CSS, gzip: administrator’s first view', atMost(248, dashboard.kilobytes, 'KB')),
  ]
}

type Times = { verdict: number; next: number }

/**
 * Runs in the page: answers a question and continues, timed by the page's clock from Check until the verdict is
 * painted, and from Next until the next question is. When the posted message arrives, the frame with the change has
 * been painted. Undefined after the last question.
 */
const ANSWER_ONE = `(async () => {
  const painted = (ready) => new Promise((resolve) => {
    const after = new MessageChannel()
    after.port1.onmessage = () => resolve(performance.now())
    const look = () => ready() ? after.port2.postMessage(undefined) : requestAnimationFrame(look)
    requestAnimationFrame(look)
  })
  const button = (text) => [...document.querySelectorAll('.question__act')].find((one) => one.textContent.trim() === text)
  const number = () => document.querySelector('#question-heading')?.textContent
  for (const list of document.querySelectorAll('fieldset.answers select')) {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, list.options[1].value)
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  document.querySelector('fieldset.answers input')?.click()
  await painted(() => button('Check') !== undefined)
  const here = number()
  const pressed = performance.now()
  button('Check').click()
  const shown = await painted(() => {
    // An answer with empty parts is graded after a confirmation.
    document.querySelector('dialog[open] .button--primary')?.click()
    return button('Next') !== undefined || button('See your result') !== undefined
  })
  if (button('See your result') !== undefined) return undefined
  // Next ignores the second press of a double click for a moment.
  await painted(() => !button('Next').hasAttribute('aria-disabled'))
  const moved = performance.now()
  button('Next').click()
  const there = await painted(() => number() !== here && button('Check') !== undefined)
  return { verdict: shown - pressed, next: there - moved }
})()`

/** Takes the shorter sample test to its end: a student's wait between an answer and the next question. */
async function measureAnswers(browser: Browser, url: string): Promise<Row> {
  const page = await openPage(browser, url)
  await signIn(page, await newStudent(url))
  await buyAndStart(page)
  await startShortTest(page)
  const times: Times[] = []
  for (;;) {
    const time = await page.evaluate<Times | undefined>(ANSWER_ONE)
    if (time === undefined) break
    times.push(time)
  }
  const middle = (of: (time: Times) => number) => Math.round(median(times.map(of)))
  const all = middle(({ verdict, next }) => verdict + next)
  const parts = `Check to verdict ${middle(({ verdict }) => verdict)} ms, Next to question ${middle(({ next }) => next)} ms`
  return row(`answer to next question on screen: median of ${times.length}`, atMost(100, all, 'ms'), figure(parts))
}

declare global {
  var seen: PerformanceEntry[]
}

/**
 * Runs in the page before the page's own code. Has no named functions because this file's loader would add code to
 * them.
 */
function observe(): void {
  globalThis.seen = []
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => globalThis.seen.push(...list.getEntries())).observe({ type, buffered: true })
  }
}

/**
 * Loads home on a phone with an empty cache. Blocking time is the part of tasks beyond 50 ms each after the first
 * paint.
 */
async function paintHome(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const session = await slowDown(page, SLOW_4G)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  // Later layout shifts count too.
  await page.waitForTimeout(2_000)
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
  const of = (type: string) => seen.filter((entry) => entry.type === type)
  const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.start ?? Infinity
  return {
    fcp,
    lcp: of('largest-contentful-paint').at(-1)?.start ?? Infinity,
    tbt: total(of('longtask').map(({ start, ms }) => (start < fcp ? 0 : ms - 50))),
    cls: total(of('layout-shift').map(({ shift }) => shift)),
  }
}

/** How home loads on a phone with a slow connection: the median of five loads. */
async function measureHome(browser: Browser, url: string): Promise<Row> {
  const paints: Awaited<ReturnType<typeof paintHome>>[] = []
  while (paints.length < 5) paints.push(await paintHome(browser, url))
  const middle = (name: 'fcp' | 'lcp' | 'tbt' | 'cls') => median(paints.map((paint) => paint[name]))
  return row(
    'home, slow 4G, 4× CPU: FCP; LCP; TBT; CLS',
    atMost(1200, Math.round(middle('fcp')), 'ms'),
    atMost(1800, Math.round(middle('lcp')), 'ms'),
    atMost(100, Math.round(middle('tbt')), 'ms'),
    atMost(0.02, middle('cls'), '', 3),
  )
}

/** Resident memory of a process and its descendants, in MB. Shared pages count for each process. */
function memoryOf(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const treeOf = (parent: number): number =>
    total(all.map(([own = 0, by = 0, rss = 0]) => (by === parent ? treeOf(own) : 0) + (own === parent ? rss : 0)))
  return Math.round(treeOf(pid) / 1024)
}

/** How long `npm start` took by its output, and how it spent the time. */
function startRow(printed: string): Row {
  const secondsAt = (step: string): number => {
    const line = printed.split('\n').find((candidate) => candidate.includes(` s  ${step}`))
    if (line === undefined) throw new Error(`The start did not say when it came to "${step}"`)
    return Number.parseFloat(line)
  }
  const [built, filling, ready] = [secondsAt('Reading the template'), secondsAt('Filling in'), secondsAt('Ready')]
  const parts = [built, filling - built, ready - filling].map((seconds) => seconds.toFixed(1)).join(' + ')
  return row(
    'npm start, packages installed, nothing built, empty data',
    ...[atMost(20, ready, 's'), figure(`build and synthesis + services + sample data: ${parts} s`)],
  )
}

const REST_MS = 15_000

/** What pages load and how long they take, the start, and the cloud's memory use. */
export async function measurePages({ url, pid, output }: Academy): Promise<Row[]> {
  await sleep(REST_MS)
  const fresh = memoryOf(pid)
  const rows = await inBrowser(async (browser) => [
    ...(await measureFirstViews(browser, url, openMeter(url))),
    await measureAnswers(browser, url),
    await measureHome(browser, url),
  ])
  await sleep(REST_MS)
  const memory = [atMost(900, fresh, 'MB after the start'), atMost(900, memoryOf(pid), 'MB after the work')]
  return [...rows, startRow(output()), row('local cloud at rest, all processes', ...memory)]
}
