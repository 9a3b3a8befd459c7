import { randomUUID } from 'node:crypto'
import { SEGMENT_SECONDS } from '#domain/progress/watched.ts'
import { SeedContentDocument, SeedSectionDocument, SeedTaskDocument } from '#generated/operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { tabTo } from '#tests/client/screen/keyboard.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const VIDEO = 'sample/media/hand-hygiene.mp4'
const CAPTIONS = 'sample/media/hand-hygiene.vtt'
const SRT = `1
00:00:10,000 --> 00:00:12,000
<i>Wash your hands</i>

2
00:00:11,000 --> 00:00:14,000
Then <dry> them
`
/** The maximum lifetime of a lecture's cookies, in seconds. */
const MAX_SECONDS = 15 * 60

type Enrolled = Awaited<ReturnType<typeof enrolledStudent>>

const video = (page: Page) => page.locator('video')
const captionsShown = (page: Page) =>
  page
    .locator('video')
    .evaluate((element: HTMLVideoElement) => [...element.textTracks].some(({ mode }) => mode === 'showing'))
const valueOf = (page: Page, of: 'currentTime' | 'playbackRate' | 'duration' | 'readyState') =>
  video(page).evaluate((element: HTMLVideoElement, name) => element[name], of)
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused)
const seek = (page: Page, seconds: number) =>
  video(page).evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to
  }, seconds)
/** The currently visible caption. */
const caption = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => {
    const [track] = element.textTracks
    const [cue] = track?.activeCues ?? []
    return track?.mode === 'showing' && cue instanceof VTTCue ? cue.text : ''
  })
/** Whether the context menu opens. */
const opensMenu = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })))

/** Signs in a student and opens the lecture in the course. */
async function openLecture(page: Page, student: Enrolled): Promise<void> {
  await signIn(page, student)
  await page.evaluate((selection) => sessionStorage.setItem('academy.selection', JSON.stringify(selection)), {
    uid: student.uid,
    sectionName: 'The section',
    ...student.test,
  })
  await page.goto('/my-courses/course-view/my-tasks/task-view')
}

/** The displayed watch progress. */
const watched = (page: Page) => page.getByText(/^Watched /)

story(
  'a student watches a lecture by keyboard, with captions, transcript, another speed and quality, and a lost network, and resumes where they stopped',
  { tag: '@nightly' },
  async ({ page, context, baseURL }) => {
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    await openLecture(page, await enrolledStudent(baseURL ?? '', 'Lecture'))
    await expect.poll(() => valueOf(page, 'readyState')).toBeGreaterThan(0)
    await expect(page.getByRole('status').getByText('Done')).toBeVisible()
    await expectAllViewports(page)

    // Keyboard only: to the player, play, pause, forward, and back.
    await tabTo(page, button('Play'))
    expect(await isPaused(page)).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => isPaused(page)).toBe(false)
    await expect.poll(() => valueOf(page, 'currentTime')).toBeGreaterThan(0.3)
    await expect.poll(() => caption(page)).toContain('the five moments')
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(page)).toBe(true)
    const stopped = await valueOf(page, 'currentTime')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => valueOf(page, 'currentTime')).toBeGreaterThan(stopped + 4)
    await page.keyboard.press('0')
    await expect.poll(() => valueOf(page, 'currentTime')).toBe(0)

    await page.getByLabel('Speed').selectOption({ label: '1.5×' })
    expect(await valueOf(page, 'playbackRate')).toBe(1.5)
    expect([await opensMenu(page, 'video'), await opensMenu(page, 'h1')]).toEqual([false, true])

    // Another quality continues at the same position.
    await main.getByRole('button', { name: /Moment four/ }).click()
    await expect.poll(() => caption(page)).toContain('Moment four')
    const at = await valueOf(page, 'currentTime')
    await page.getByLabel('Quality').selectOption({ label: 'Audio only, least data' })
    await expect(main.getByText('Audio only', { exact: true })).toBeVisible()
    await expect.poll(() => valueOf(page, 'readyState')).toBeGreaterThan(1)
    expect(await valueOf(page, 'currentTime')).toBeCloseTo(at, 0)
    await page.getByLabel('Quality').selectOption({ label: '360p, data saver' })
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(360)
    expect(await valueOf(page, 'currentTime')).toBeCloseTo(at, 0)

    // The position is kept after going back and after a reload. Any five seconds include half of a segment.
    await button('Play').click()
    await expect.poll(() => valueOf(page, 'currentTime')).toBeGreaterThan(at + SEGMENT_SECONDS)
    await button('Pause').click()
    const position = Math.floor(await valueOf(page, 'currentTime'))
    await expect(watched(page)).toHaveText(/^Watched \d+ of 50 sec$/)
    await page.getByRole('link', { name: 'Back to section' }).click()
    await expect(page.getByText(/^Lecture · (.+ · )?watched \d+ of 50 sec$/)).toBeVisible()
    await page.getByRole('link', { name: /Hand Hygiene.*, done/ }).click()
    // With data saving, nothing loads before Play; here the quality is still 360p.
    await expect(main.getByText(`0:${String(position)} / 0:00`)).toBeVisible()
    await page.reload()
    await expect(watched(page)).toBeVisible()
    await expect(main.getByText(`0:${String(position)} / 0:00`)).toBeVisible()
    expect(await valueOf(page, 'readyState')).toBe(0)

    // The connection breaks during playback; it resumes at the same position without a reload.
    const browser = await context.newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await context.setOffline(true)
    await button('Play').click()
    await expect(main.getByText('You’re offline. The video continues when you’re back online.')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => valueOf(page, 'currentTime')).toBeGreaterThan(position)
    await expect(main.getByText('You’re offline. The video continues when you’re back online.')).toBeHidden()

    // After the end, it starts again.
    await page.keyboard.press('9')
    await seek(page, (await valueOf(page, 'duration')) - 0.5)
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
    await page.reload()
    await expect(main.getByText('0:00 / 0:00')).toBeVisible()

    // Speed, quality, and captions keep their settings, in every lecture.
    await expect(page.getByLabel('Speed')).toHaveValue('1.5')
    expect(await valueOf(page, 'playbackRate')).toBe(1.5)
    await expect.poll(() => captionsShown(page)).toBe(true)
    await button('Captions').click()
    await page.reload()
    await expect(button('Captions')).toHaveAttribute('aria-pressed', 'false')
    expect(await captionsShown(page)).toBe(false)
  },
)

story(
  'a lecture plays from the site itself in ranges, by cookies for its files only; without them nothing is sent, and expired ones are replaced',
  async ({ page, context, baseURL }) => {
    const student = await enrolledStudent(baseURL ?? '', 'Lecture')
    const played: { url: URL; range: string; status: number; type: string }[] = []
    page.on('response', (response) => {
      const url = new URL(response.url())
      if (!url.pathname.startsWith('/lectures/')) return
      const { range = '' } = response.request().headers()
      played.push({ url, range, status: response.status(), type: response.headers()['content-type'] ?? '' })
    })
    await openLecture(page, student)
    await expect.poll(() => valueOf(page, 'readyState')).toBeGreaterThan(0)
    const folder = `/lectures/${student.test.taskKey}/`
    const origin = new URL(baseURL ?? '').origin
    expect(played.length).toBeGreaterThan(0)
    for (const { url } of played) {
      expect([url.origin, url.pathname.startsWith(folder)]).toEqual([origin, true])
      expect(url.search).not.toContain('X-Amz')
    }
    const film = played.find(({ url }) => url.pathname.endsWith('.mp4'))
    expect(film).toMatchObject({ status: 206, range: expect.stringMatching(/^bytes=\d+-/), type: 'video/mp4' })
    const cookies = (await context.cookies(`${origin}${folder}`)).filter(({ name }) => name.startsWith('CloudFront-'))
    expect(cookies.map(({ path, sameSite }) => [path, sameSite])).toEqual(cookies.map(() => [folder, 'Strict']))
    expect(cookies).toHaveLength(4)
    for (const { expires } of cookies) expect(expires * 1000).toBeLessThanOrEqual(Date.now() + MAX_SECONDS * 1000)

    // The cookies expire while the page is open; the player reports it and requests new ones.
    await context.clearCookies({ path: folder })
    const refused = await page.evaluate(
      (path) => fetch(path).then((response) => response.status),
      film?.url.pathname ?? '',
    )
    expect(refused).toBe(403)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.keyboard.press('9')
    await expect.poll(() => valueOf(page, 'currentTime')).toBeGreaterThan(46)
    expect(played.at(-1)?.status).toBeLessThan(300)
  },
)

/** Creates a Lecture without a video; returns its page's path. */
async function newLecture(url: string): Promise<string> {
  const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
  const name = `Films ${randomUUID().slice(0, 8)}`
  const input = { name, instructions: 'Watch.', descText: '' }
  const contentKey = (await admin(SeedContentDocument, { input })).createContent.key
  const section = { contentKey, name: 'Week 1', instructions: 'Watch.' }
  const sectionKey = (await admin(SeedSectionDocument, { input: section })).createSection.key
  await admin(SeedTaskDocument, { input: { contentKey, sectionKey, type: 'Lecture', name: 'Hand hygiene' } })
  return `/content/${name.toLowerCase().replace(' ', '-')}/week-1/hand-hygiene`
}

story(
  'an administrator uploads a video, adds captions, edits and reviews them, sees them in the player, and removes them again',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const expectMessage = (text: string) => expect(page.getByLabel('Messages')).toContainText(text)
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    const chooser = page.locator('input[type=file]')
    const path = await newLecture(baseURL ?? '')
    await signInOnce(page, ADMIN)
    await page.goto(path)
    await button('Upload').click()
    await expect(page.getByText('No file selected')).toBeVisible()
    await expectAllViewports(page)

    await chooser.setInputFiles(VIDEO)
    await expect(page.getByText('hand-hygiene.mp4')).toBeVisible()
    await button('Upload').click()
    await expectMessage('Video uploaded to Hand hygiene')
    await expect(page.getByText('hand-hygiene.mp4, 898.4 KB')).toBeVisible()
    // renditions.spec.ts tests the smaller versions.
    await button('Cancel the smaller versions').click()
    expect([await opensMenu(page, 'video'), await opensMenu(page, 'h1')]).toEqual([false, true])

    await chooser.setInputFiles({ name: 'fake.vtt', mimeType: 'text/vtt', buffer: Buffer.from('<script>1</script>') })
    await expect(page.getByText('File type not supported')).toBeVisible()
    await chooser.setInputFiles(CAPTIONS)
    await expect(page.getByText('Captions: hand-hygiene.vtt')).toBeVisible()
    await expect.poll(() => valueOf(page, 'readyState')).toBeGreaterThan(0)
    await seek(page, 10)
    await expect.poll(() => caption(page)).toContain('Moment one')
    await expectAllViewports(page)

    // In the editor, a .srt file replaces them; one of its captions starts before another has ended.
    await expect(page.getByText('Unreviewed', { exact: true })).toBeVisible()
    await button('Edit captions').click()
    await expect(page.getByLabel('Text').first()).toHaveValue(/^Hand hygiene/)
    await expectAllViewports(page)
    await chooser.setInputFiles({ name: 'hands.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(SRT) })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace them' }).click()
    const second = page.getByRole('group', { name: 'Caption 2' })
    await expect(second.getByText('Begins before an earlier one has ended')).toBeVisible()
    await second.getByLabel('Start', { exact: true }).fill('0:12')
    await expect(page.getByText('2 captions, 0 errors, 0 warnings')).toBeVisible()
    await button('Save Captions').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save Captions' }).click()
    await expectMessage('Hand hygiene updated')
    await button('Close the editor').click()
    await button('Mark as reviewed').click()
    await expect(page.getByText('Reviewed', { exact: true })).toBeVisible()
    await expect.poll(() => valueOf(page, 'readyState')).toBeGreaterThan(0)
    await seek(page, 13)
    await expect.poll(() => caption(page)).toBe('Then &lt;dry&gt; them')

    await button('Remove captions').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove captions' }).click()
    await expect(page.getByText('Add captions')).toBeVisible()
    await expect.poll(() => caption(page)).toBe('')
  },
)
