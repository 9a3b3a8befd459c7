import { readFileSync, statSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { median } from './median.ts'
import { openBrowser } from './open-browser.ts'
import { atMost, figure, type Row } from './row.ts'

/** A connection: bits a second down and up, milliseconds there and back. */
type Line = { name: string; bitsPerSecond: number; latency: number; most?: { frame: number; stalls: number } }

const LINES: readonly Line[] = [
  { name: '1.6 Mbit/s, 300 ms', bitsPerSecond: 1_600_000, latency: 300, most: { frame: 2, stalls: 1 } },
  { name: '400 kbit/s, 300 ms', bitsPerSecond: 400_000, latency: 300 },
]
const RUNS = 3
const UPLOAD_BITS = 750_000

declare global {
  var playback: {
    /** When Play was pressed, when the first picture after it moved, milliseconds of the page's clock. */
    pressed: number
    moved: number
    /** Milliseconds that the picture stood still in all, and since when it does. */
    stalled: number
    waitingSince: number
  }
}

/** Runs in the page. No function in it has a name: the loader of this file would add to it. */
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

type Played = { frame: number; stalls: number; heights: number[]; kilobytes: number }

async function throttle(page: Page, { bitsPerSecond, latency }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: UPLOAD_BITS / 8,
  })
}

type Enrolled = Awaited<ReturnType<typeof enrolledStudent>>

/** Opens the lecture on a slow connection, presses Play as soon as the button is there, and watches to the end. Seconds, and percent of the time played. */
async function playLecture(browser: Browser, url: string, student: Enrolled, line: Line): Promise<Played> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await signIn(page, student)
    const selection = { uid: student.uid, sectionName: 'The section', ...student.test }
    await page.evaluate((text) => {
      sessionStorage.setItem('academy.selection', text)
    }, JSON.stringify(selection))
    let bytes = 0
    page.on('response', (response) => {
      if (!response.url().includes('/lectures/')) return
      bytes += Number(response.headers()['content-length'] ?? 0)
    })
    await throttle(page, line)
    await page.goto('/my-courses/course-view/my-tasks/task-view')
    const play = page.getByRole('button', { name: 'Play', exact: true }).first()
    await play.waitFor()
    await page.evaluate(watchVideo)
    await play.click()
    const heights = new Set<number>()
    for (;;) {
      await page.waitForTimeout(500)
      const { height, ended } = await page.evaluate(() => {
        const video = document.querySelector('video')
        return { height: video?.videoHeight ?? 0, ended: video?.ended ?? true }
      })
      heights.add(height)
      if (ended) break
    }
    const { pressed, moved, stalled } = await page.evaluate(() => globalThis.playback)
    const seconds = await page.evaluate(() => document.querySelector('video')?.duration ?? 0)
    return {
      frame: (moved - pressed) / 1_000,
      stalls: stalled / 10 / seconds,
      heights: [...heights].filter((height) => height > 0).sort((a, b) => a - b),
      kilobytes: bytes / 1_024,
    }
  } finally {
    await context.close()
  }
}

async function rowsOf(browser: Browser, url: string, student: Enrolled, line: Line): Promise<Row[]> {
  const runs: Played[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await playLecture(browser, url, student, line))
  const middle = (of: (played: Played) => number) => median(runs.map(of))
  const [frame, stalls] = [middle((run) => run.frame), middle((run) => run.stalls)]
  const heights = [...new Set(runs.flatMap((run) => run.heights))].sort((a, b) => a - b)
  const what = `lecture, ${line.name}`
  const shown = figure(
    `${what}: renditions shown; sent`,
    `${heights.map((height) => `${String(height)}p`).join(', ')}; ${Math.round(middle((run) => run.kilobytes)).toLocaleString('en-US')} KB`,
  )
  if (line.most === undefined)
    return [
      figure(`${what}: Play to the first picture; stalls`, `${frame.toFixed(1)} s; ${stalls.toFixed(1)} %`),
      shown,
    ]
  return [
    atMost(`${what}: Play to the first picture`, line.most.frame, frame, 's'),
    atMost(`${what}: stalls, of the time played`, line.most.stalls, stalls, '%'),
    shown,
  ]
}

/** What 40 minutes of a rendition of the sample lecture would send, MB. */
function bytesRow(name: string, most: number): Row {
  const folder = new URL('../sample/media/hand-hygiene/', import.meta.url)
  const playlist = readFileSync(new URL(`${name}.m3u8`, folder), 'utf8')
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0)
  const { size } = statSync(new URL(`${name}.mp4`, folder))
  return atMost(`lecture, 40 minutes at ${name}`, most, ((size / seconds) * (40 * 60)) / 1_000_000, 'MB')
}

/** How the sample lecture plays in Chromium on slow connections: the median of three views. */
export async function measureLecture(url: string): Promise<Row[]> {
  const student = await enrolledStudent(url, 'Lecture')
  const browser = await openBrowser()
  try {
    const rows: Row[] = [bytesRow('480p', 110)]
    for (const line of LINES) rows.push(...(await rowsOf(browser, url, student, line)))
    return rows
  } finally {
    await browser.close()
  }
}
