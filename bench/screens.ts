import { readFileSync, statSync } from 'node:fs'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import type { Academy } from '#tests/client/academies/start-academy.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { inBrowser, type Line, slowDown, SLOW_4G } from './places.ts'
import { atMost, figure, median, type Row, row } from './rows.ts'

const RUNS = 3
/**
 * How long a finger stays on the glass, and how long a user looks at a screen before the next press, in milliseconds.
 */
const [TOUCH_MS, LOOK_MS] = [80, 3_000]
/**
 * The timeout of a screen's measurement, and the time by which a cold-opened screen has long been painted, in
 * milliseconds.
 */
const [SIGN_WITHIN_MS, COLD_MS] = [20_000, 6_000]
const TASK_VIEW = '/my-courses/course-view/my-tasks/task-view'

/** Shows that a screen has appeared: an element of its main part with matching text. Patterns are passed as text. */
type Sign = { selector: string; text: string }

declare global {
  var watched: { pressed: number; shift: number; paint: number; shown: number; sign: Sign | undefined }
  /**
   * When Play was pressed and the first frame moved, in milliseconds of the page's clock; how long the video was
   * stalled, and since when.
   */
  var playback: { pressed: number; moved: number; stalled: number; waitingSince: number }
}

/**
 * Runs in the page before the page's own code. Has no named functions because this file's loader would add code to
 * them.
 */
function watch(): void {
  globalThis.watched = { pressed: 0, shift: 0, paint: 0, shown: 0, sign: undefined }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput !== true)
        globalThis.watched.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    globalThis.watched.paint = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  window.addEventListener('click', () => (globalThis.watched.pressed = performance.now()), { capture: true })
  // The page itself looks for the sign, because polling from outside would take time from the throttled CPU.
  new MutationObserver(() => {
    const { sign } = globalThis.watched
    if (sign === undefined) return
    const pattern = new RegExp(sign.text)
    if (![...document.querySelectorAll(sign.selector)].some(({ textContent }) => pattern.test(textContent))) return
    globalThis.watched.sign = undefined
    requestAnimationFrame(() => setTimeout(() => (globalThis.watched.shown = performance.now())))
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** A press and its result; `goal` is the maximum time in milliseconds. */
type Step = { name: string; press: (page: Page) => Locator; shown: Sign; goal?: number }

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first()
const shownButton = (text: string): Sign => ({ selector: 'main button', text })
const shownLink = ({ source }: RegExp): Sign => ({ selector: 'main a', text: source })
/** A section of the sample course, and its first test. */
const [SECTION, TEST] = [/Reading the Question|Physical|Care/, /Practice/]

/** A student's path from sign-in to a question. Two goals are half of the time before decision 0062. */
const STEPS: readonly Step[] = [
  { name: 'Sign In → My Courses', press: button('Sign In'), shown: shownButton('^Continue'), goal: 1_952 },
  { name: 'Continue → course', press: button('Continue'), shown: shownLink(SECTION), goal: 582 },
  { name: 'section', press: link(SECTION), shown: shownLink(TEST) },
  { name: 'test', press: link(TEST), shown: shownButton('^Start') },
  { name: 'Start → question', press: button('Start'), shown: shownButton('^Check') },
]

/** Presses like a finger and waits for the first painted frame of the result. Returns milliseconds from the click. */
async function tap(page: Page, session: CDPSession, { press, shown }: Step): Promise<number> {
  const target = press(page)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  await page.evaluate((sign) => Object.assign(globalThis.watched, { shown: 0, sign }), shown)
  if (box === null) throw new Error('What is pressed has no place')
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 40) / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForTimeout(TOUCH_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const deadline = Date.now() + SIGN_WITHIN_MS
  while (Date.now() < deadline) {
    await page.waitForTimeout(LOOK_MS)
    const { shown, pressed } = await page.evaluate(() => globalThis.watched)
    if (shown > 0) return shown - pressed
  }
  throw new Error('What a press leads to has not come')
}

type Student = Awaited<ReturnType<typeof enrolledStudent>>

/** A student's path on a phone, then the question opened again with an empty cache. */
async function walk(browser: Browser, url: string, student: Student) {
  // Without a service worker, whose cache a new browser doesn't have.
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' } as const
  const context = await browser.newContext({ baseURL: url, ...phone })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await slowDown(page, SLOW_4G)
  await page.goto('/sign-in', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  const times: number[] = []
  await page.waitForTimeout(LOOK_MS)
  for (const step of STEPS) times.push(await tap(page, session, step))
  const way = await page.evaluate(() => globalThis.watched.shift)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(TASK_VIEW)
  await page.waitForTimeout(COLD_MS)
  await page.getByRole('button', { name: /^(Check|Resume|Continue)/ }).waitFor()
  const cold = await page.evaluate(() => {
    const { paint, shift } = globalThis.watched
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint)
    // The page itself is a request too.
    return { paint, requests: files.length + 1, shift }
  })
  await context.close()
  return { times, ...cold, shift: Math.max(way, cold.shift) }
}

/** A student's wait between press and screen on slow 4G with a slow CPU: the median of three runs. */
export const measureScreens = ({ url }: Academy): Promise<Row[]> =>
  inBrowser(async (browser) => {
    const walks: Awaited<ReturnType<typeof walk>>[] = []
    while (walks.length < RUNS) walks.push(await walk(browser, url, await enrolledStudent(url, 'Practice')))
    const cold = median(walks.map(({ paint }) => paint))
    const times = STEPS.map((_, at) => Math.round(median(walks.map((walked) => walked.times[at] ?? Infinity))))
    const judged = STEPS.flatMap(({ name, goal }, at) =>
      goal === undefined ? [] : [row(`${name}, from the press`, atMost(goal, times[at] ?? Infinity, 'ms'))],
    )
    const others = STEPS.flatMap(({ name, goal }, at) => (goal === undefined ? [`${name} ${times[at]} ms`] : []))
    const requests = median(walks.map((walked) => walked.requests))
    const shift = Math.max(...walks.map((walked) => walked.shift))
    return [
      ...judged,
      row('other presses', figure(others.join(', '))),
      row(
        'a question opened cold: LCP; requests until it is shown',
        ...[atMost(1_800, Math.round(cold), 'ms'), atMost(16, requests, 'requests')],
      ),
      row('layout shift on the way', atMost(0.05, shift, '', 3)),
    ]
  })

/** Connections for playing the lecture; `most`: seconds to the first frame, percentage of stalls. */
const LINES: readonly (Line & { name: string; most?: { frame: number; stalls: number } })[] = [
  { name: '1.6 Mbit/s, 300 ms', down: 1_600_000, up: 750_000, latency: 300, most: { frame: 2, stalls: 1 } },
  { name: '400 kbit/s, 300 ms', down: 400_000, up: 750_000, latency: 300 },
]

/** Runs in the page. Has no named functions because this file's loader would add code to them. */
function watchVideo(): void {
  const video = document.querySelector('video')
  if (video === null) throw new Error('The page has no video')
  globalThis.playback = { pressed: 0, moved: 0, stalled: 0, waitingSince: 0 }
  video.addEventListener('play', () => {
    if (globalThis.playback.pressed === 0) globalThis.playback.pressed = performance.now()
  })
  video.addEventListener('timeupdate', () => {
    const { playback } = globalThis
    if (playback.moved === 0 && playback.pressed > 0 && video.currentTime > 0) playback.moved = performance.now()
    if (playback.waitingSince > 0) {
      playback.stalled += performance.now() - playback.waitingSince
      playback.waitingSince = 0
    }
  })
  video.addEventListener('waiting', () => {
    const { playback } = globalThis
    if (playback.moved > 0 && !video.seeking && !video.ended) playback.waitingSince = performance.now()
  })
}

/**
 * Opens the lecture on a slow connection, presses Play immediately, and watches to the end. Returns seconds, and stalls
 * as a percentage of playing time.
 */
async function playLecture(browser: Browser, url: string, student: Student, line: Line) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await signIn(page, student)
  const selection = JSON.stringify({ uid: student.uid, sectionName: 'The section', ...student.test })
  await page.evaluate((text) => sessionStorage.setItem('academy.selection', text), selection)
  let bytes = 0
  page.on('response', (response) => {
    if (response.url().includes('/lectures/')) bytes += Number(response.headers()['content-length'] ?? 0)
  })
  await slowDown(page, line, 1)
  await page.goto(TASK_VIEW)
  const play = page.getByRole('button', { name: 'Play', exact: true }).first()
  await play.waitFor()
  await page.evaluate(watchVideo)
  await play.click()
  const heights = new Set<number>()
  for (let isOver = false; !isOver;) {
    await page.waitForTimeout(500)
    const video = await page.evaluate(() => {
      const video = document.querySelector('video')
      return { height: video?.videoHeight ?? 0, ended: video?.ended ?? true }
    })
    if (video.height > 0) heights.add(video.height)
    isOver = video.ended
  }
  const { pressed, moved, stalled } = await page.evaluate(() => globalThis.playback)
  const seconds = await page.evaluate(() => document.querySelector('video')?.duration ?? 0)
  await context.close()
  return { frame: (moved - pressed) / 1_000, stalls: stalled / 10 / seconds, heights, kilobytes: bytes / 1_024 }
}

/** The size of 40 minutes of a rendition of the sample lecture, in MB. */
function bytesRow(name: string, most: number): Row {
  const folder = new URL('../sample/media/hand-hygiene/', import.meta.url)
  const playlist = readFileSync(new URL(`${name}.m3u8`, folder), 'utf8')
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0)
  const { size } = statSync(new URL(`${name}.mp4`, folder))
  return row(`lecture, 40 minutes at ${name}`, atMost(most, ((size / seconds) * (40 * 60)) / 1_000_000, 'MB'))
}

/** How the sample lecture plays in Chromium on slow connections: the median of three views. */
export const measureLectures = async ({ url }: Academy): Promise<Row[]> => {
  const student = await enrolledStudent(url, 'Lecture')
  return inBrowser(async (browser) => {
    const rows: Row[] = [bytesRow('480p', 110)]
    for (const { name, most, ...line } of LINES) {
      const runs: Awaited<ReturnType<typeof playLecture>>[] = []
      while (runs.length < RUNS) runs.push(await playLecture(browser, url, student, line))
      const frame = median(runs.map((run) => run.frame))
      const stalls = median(runs.map((run) => run.stalls))
      const heights = [...new Set(runs.flatMap((run) => [...run.heights]))].sort((a, b) => a - b)
      const sent = Math.round(median(runs.map(({ kilobytes }) => kilobytes)))
      const figures = most
        ? [atMost(most.frame, frame, 's'), atMost(most.stalls, stalls, '% stalls')]
        : [figure(`${frame.toFixed(1)} s; ${stalls.toFixed(1)} % stalls`)]
      const shown = `${heights.map((height) => `${height}p`).join(', ')}, ${sent.toLocaleString('en-US')} KB`
      rows.push(row(`lecture, ${name}: Play to the first picture; stalls`, ...figures, figure(shown)))
    }
    return rows
  })
}
