import { randomUUID } from 'node:crypto'
import { mkdtempSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { enterAnswer, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const MB = 1024 * 1024
const SAMPLE = 'sample/media/hand-hygiene.mp4'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const popup = (page: Page, title: string) =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const expectMessage = (page: Page, text: string) => expect(page.getByLabel('Messages')).toContainText(text)

/** Presses a button and confirms it in the dialog. */
async function confirmed(page: Page, opener: Locator, title: string, label: string): Promise<void> {
  await opener.click()
  await popup(page, title).getByRole('button', { name: label, exact: true }).click()
  await expect(popup(page, title)).toHaveCount(0)
}

/** Creates a content with one section and stays on the section's page; returns its path. */
async function aSection(page: Page, name: string): Promise<string> {
  await page.goto('/content')
  await page.getByRole('main').getByRole('link', { name: 'Create' }).click()
  await page.getByLabel('Content Name', { exact: true }).fill(name)
  await page.getByLabel('Instructions').fill('Take the tasks in order.')
  await confirmed(page, button(page, 'Create'), 'Creating Content', 'Create')
  await expectMessage(page, `${name} created!`)
  await page.goto('/content')
  await page.getByRole('main').getByText(name, { exact: true }).click()
  await page.getByRole('link', { name: `New Section in ${name}` }).click()
  await page.getByLabel('Section Name', { exact: true }).fill('Week 1')
  await page.getByLabel('Instructions').fill('Begin here.')
  await confirmed(page, button(page, 'Create'), 'Creating Section', 'Create')
  await expect(page.getByRole('heading', { level: 1, name: 'Week 1' })).toBeVisible()
  return new URL(page.url()).pathname
}

async function chooseType(page: Page, section: string, type: string, name: string): Promise<void> {
  await page.goto(`${section}/create`)
  await expect(page.getByText('Choose A Type')).toBeVisible()
  await page.getByRole('radio', { name: type, exact: true }).check()
  await page.getByLabel('Name', { exact: true }).fill(name)
}

async function createTask(page: Page, name: string): Promise<void> {
  await confirmed(page, button(page, 'Create'), 'Creating Task', 'Create')
  await expectMessage(page, `${name} created!`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Takes a preview to its end: any answer, Check if there is one, Next. */
async function takePreview(page: Page): Promise<void> {
  await button(page, 'Start').click()
  const question = page.getByRole('region', { name: /^Question/ })
  const place = question.getByRole('heading', { name: /^Question \d/ })
  const finished = page.getByRole('heading', { name: 'Test finished' })
  await expect(question).toBeVisible()
  while (!(await finished.isVisible())) {
    await enterAnswer(page)
    if (await question.getByRole('button', { name: 'Check', exact: true }).isVisible())
      await question.getByRole('button', { name: 'Check', exact: true }).click()
    const heading = (await place.textContent()) ?? ''
    await question.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(finished.or(place.filter({ hasNotText: heading }))).toBeVisible()
  }
}

story(
  'an administrator writes a content with a Reading, a Practice, an NCLEX and a Linking task, previews them, and may delete nothing in use [2.2.11] [3.1.1] [3.1.2] [3.2.1] [3.2.4] [3.2.6] [3.2.9] [3.2.11] [3.2.12]',
  async ({ page }) => {
    const content = `Authoring ${randomUUID().slice(0, 8)}`
    await signInOnce(page, ADMIN)
    const section = await aSection(page, content)

    await chooseType(page, section, 'Reading', 'First reading')
    const text = page.locator('[contenteditable="true"]')
    await text.click()
    await page.keyboard.type('Wash your hands before and after each client.')
    await expectAllViewports(page)
    await createTask(page, 'First reading')
    await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByRole('tabpanel', { name: 'Preview' })
    await expect(preview.getByText('Wash your hands before and after each client.')).toBeVisible()

    await chooseType(page, section, 'Practice', 'Short practice')
    await page.getByRole('combobox', { name: 'Tags' }).fill('RN')
    await page.getByRole('option', { name: 'RN', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Time Allowed').fill('10')
    await page.getByLabel('Percent Easy').fill('100')
    await page.getByLabel('Number of Questions').fill('500')
    await button(page, 'Create').click()
    await expect(popup(page, 'Creating Task').getByRole('button', { name: 'Create' })).toBeDisabled()
    await expect(
      popup(page, 'Creating Task')
        .getByText(/more questions? needed/)
        .first(),
    ).toBeVisible()
    await popup(page, 'Creating Task').getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel('Percent Easy').fill('')
    await page.getByLabel('Number of Questions').fill('3')
    await createTask(page, 'Short practice')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await takePreview(page)
    await expectAllViewports(page)

    await chooseType(page, section, 'NCLEX', 'Adaptive')
    await page.getByRole('radio', { name: 'RN', exact: true }).check()
    await page.getByLabel('Time Allowed').fill('60')
    await page.getByLabel('Min Number of Questions').fill('1')
    await page.getByLabel('Max Number of Questions').fill('2')
    await createTask(page, 'Adaptive')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await takePreview(page)

    await chooseType(page, section, 'Linking', 'Again')
    await page.getByLabel('Content', { exact: true }).selectOption({ label: content })
    await page.getByLabel('Section', { exact: true }).selectOption({ label: 'Week 1' })
    await page.getByLabel('Task', { exact: true }).selectOption({ label: 'First reading' })
    await createTask(page, 'Again')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(preview.getByText('Wash your hands before and after each client.')).toBeVisible()

    await page.goto(`${section}/first-reading`)
    await button(page, 'Delete Task').click()
    const deleting = popup(page, 'Deleting Task')
    await expect(deleting).toContainText('› Week 1 › Again.')
    await expect(deleting.getByRole('button', { name: 'Delete Task', exact: true })).toBeDisabled()
    await page.goto(section)
    await page.goto('/content/nowhere')
    await expectMessage(page, 'Content not found')
    await expect(page).toHaveURL(/\/content$/)
  },
)

const folders: string[] = []
story.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A file of this size that starts like the sample's video; deleted when the story ends. */
function aVideo(bytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'academy-video-'))
  folders.push(folder)
  const file = join(folder, 'long-lecture.mp4')
  const handle = openSync(file, 'w')
  writeSync(handle, readFileSync(SAMPLE))
  truncateSync(file, bytes)
  return file
}

/** The displayed percentage of the upload. */
async function percentOf(page: Page): Promise<number> {
  const text = await page.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')
  return Number(text)
}

story(
  'a lecture of 300 MB outlives a cut connection and a reload, and is sent no part twice [3.2.10]',
  async ({ page, context }) => {
    const video = aVideo(300 * MB)
    await signInOnce(page, ADMIN)
    const section = await aSection(page, `Lectures ${randomUUID().slice(0, 8)}`)
    await chooseType(page, section, 'Lecture', 'Long lecture')
    await createTask(page, 'Long lecture')

    const parts: string[] = []
    context.on('request', (request) => {
      const number = new URL(request.url()).searchParams.get('partNumber')
      if (request.method() === 'PUT' && number !== null) parts.push(number)
    })
    const done: string[] = []
    context.on('requestfinished', (request) => {
      const number = new URL(request.url()).searchParams.get('partNumber')
      if (request.method() === 'PUT' && number !== null) done.push(number)
    })

    // A file that only pretends to be an MP4 is rejected before it is uploaded.
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'fake.mp4',
        mimeType: 'video/mp4',
        buffer: Buffer.from('<script>alert(1)</script>'.padEnd(5000)),
      })
    await expect(page.getByText('File type not supported')).toBeVisible()
    expect(parts).toEqual([])

    await page.locator('input[type=file]').first().setInputFiles(video)
    await button(page, 'Upload').click()
    await expect.poll(() => percentOf(page)).toBeGreaterThan(8)
    await context.setOffline(true)
    await expect(page.getByText(/The connection is lost/)).toBeVisible()
    const before = await percentOf(page)
    await context.setOffline(false)
    await expect.poll(() => percentOf(page), { timeout: 60_000 }).toBeGreaterThan(before + 8)

    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const partsDone = new Set(done).size
    expect(partsDone).toBeGreaterThan(2)
    expect(partsDone).toBeLessThan(38)
    done.length = 0
    await page.locator('input[type=file]').first().setInputFiles(video)
    await button(page, 'Upload').click()
    await expect(page.locator('video')).toBeVisible({ timeout: 90_000 })
    expect(done.length).toBeLessThanOrEqual(38 - partsDone + 1)
    expect(new Set(done).size).toBe(done.length)
    await expect(page.getByText('long-lecture.mp4, 300.0 MB')).toBeVisible()

    await confirmed(page, button(page, 'Delete Video'), 'Deleting Video', 'Delete Video')
    await expectMessage(page, 'Video deleted from Long lecture')
    await expect(page.getByText('Choose a video or drop it here')).toBeVisible()
  },
)
