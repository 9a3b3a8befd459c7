import { readFileSync } from 'node:fs'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'
import { openSection, testStudent } from '#tests/client/courses/test-course.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const PICTURE = 'docs/images/question.png'
const PATH = /^\/images\/[0-9a-z]{26}\.png$/

const text = (page: Page) => page.locator('[contenteditable="true"]')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Image' })
const insert = (page: Page) => dialog(page).getByRole('button', { name: 'Insert' }).click()
const base64 = readFileSync(PICTURE).toString('base64')

/** Pastes or drops the picture on the text, as the browser does with a file. */
const bring = (page: Page, kind: 'paste' | 'drop') =>
  text(page).evaluate(
    (element, { data, how }) => {
      const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], `${how}.png`, { type: 'image/png' }))
      const { left, top } = element.getBoundingClientRect()
      const at = { bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 30 }
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...at, clipboardData: transfer })
          : new DragEvent('drop', { ...at, dataTransfer: transfer }),
      )
    },
    { data: base64, how: kind },
  )

const isShown = (page: Page, alt: string) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('img', { name: alt })
        .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 100),
    )
    .toBe(true)

story(
  'an administrator inserts images into a Reading by button, paste and drop, and a student sees them',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    const student = await testStudent(url, { ownCourse: true })
    const mark = student.course.name.replace('Basics Course ', '')
    await signInOnce(page, ADMIN)
    await page.goto(`/content/basics-${mark}/first-steps/article`)
    await text(page).click()
    await page.keyboard.press('Control+End')

    await page.getByRole('button', { name: 'Image', exact: true }).click()
    const chooser = dialog(page).locator('input[type=file]')
    await chooser.setInputFiles({
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)">'),
    })
    await expect(dialog(page)).toContainText('Please choose a PNG, JPEG, WebP or GIF image')
    await chooser.setInputFiles(PICTURE)
    await insert(page)
    await expect(dialog(page)).toContainText('Please describe the image')
    await dialog(page).getByLabel('Description').fill('A question with its verdict')
    await expectAllViewports(page)
    await insert(page)
    await expect(dialog(page)).toHaveCount(0)
    await isShown(page, 'A question with its verdict')

    await bring(page, 'paste')
    await dialog(page).getByLabel('Description').fill('Pasted')
    await insert(page)
    await isShown(page, 'Pasted')
    await text(page).getByRole('img', { name: 'Pasted' }).click()
    await page.getByRole('button', { name: 'Image', exact: true }).click()
    await dialog(page).getByLabel('Description').fill('Pasted and described')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await isShown(page, 'Pasted and described')
    await bring(page, 'drop')
    await dialog(page)
      .getByRole('checkbox', { name: /Decoration only/ })
      .check()
    await insert(page)
    await expect(text(page).locator('img[alt=""][src^="/images/"]')).toHaveCount(1)
    await expectAllViewports(page)

    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('Messages')).toContainText('Article updated')

    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
    const theirs = await context.newPage()
    await openSection(theirs, student)
    await theirs.getByRole('link', { name: /Article/ }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Article' })).toBeVisible()
    await isShown(theirs, 'A question with its verdict')
    await isShown(theirs, 'Pasted and described')
    await expectAllViewports(theirs)
    const sources = await theirs
      .locator('.rich-text img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
    expect(sources).toHaveLength(3)
    for (const source of sources) expect(source).toMatch(PATH)
    const { status, headers } = await fetch(`${url}${sources[0] ?? ''}`)
    expect([
      status,
      headers.get('content-type'),
      headers.get('x-content-type-options'),
      headers.get('cache-control'),
    ]).toEqual([200, 'image/png', 'nosniff', 'public, max-age=31536000, immutable'])
    await context.close()
  },
)
