import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { SeedTagsDocument } from '#generated/operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { choose, sendQuestion } from '#tests/client/attempts/question-bank.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { openPractice, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const PICTURE = 'docs/images/question.png'

/** Turns a plain field into an editor with the focus in its text. */
async function format(page: Page, label: string): Promise<Locator> {
  const name = new RegExp(`^Add formatting, a picture or a table to ${label}$`, 'i')
  await page.getByRole('button', { name }).click()
  const text = page.getByRole('textbox', { name: label, exact: true })
  await expect(text).toBeFocused()
  return text
}

/** Inserts a picture at the caret; afterwards the text has the focus, and typing continues after the picture. */
async function insertPicture(page: Page, label: string, alt: string): Promise<void> {
  await page
    .getByRole('toolbar', { name: `Format: ${label}` })
    .getByRole('button', { name: 'Image' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Image' })
  await dialog.locator('input[type=file]').setInputFiles(PICTURE)
  await dialog.getByLabel('Description').fill(alt)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused()
}

/** Presses each of these buttons, by mouse and keyboard, and types immediately; no key is lost. */
async function typeAfterEach(page: Page, text: Locator, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const tool = page.getByRole('toolbar').getByRole('button', { name, exact: true })
    const mark = `${String.fromCharCode(97 + index)}q`
    if (!(await tool.isVisible())) throw new Error(`No button ${name}`)
    await tool.click()
    await page.keyboard.type(`${mark}m `)
    await expect(text, `typed after a press on ${name}`).toContainText(`${mark}m`)
    if ((await tool.count()) === 0 || (await tool.getAttribute('aria-disabled')) === 'true') continue
    await tool.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(`${mark}k `)
    await expect(text, `typed after Enter on ${name}`).toContainText(`${mark}k`)
  }
}

/** Whether the picture itself is shown, not only its description. */
const isShown = (area: Page | Locator, alt: string) =>
  expect
    .poll(() =>
      area
        .getByRole('img', { name: alt })
        .first()
        .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 100),
    )
    .toBe(true)

/** Writes a question with pictures, a table, and marked words, using the form's tools, and returns its number. */
async function writeQuestion(page: Page, mark: string, tag: string): Promise<number> {
  await page.goto('/questions/add')
  await page.getByRole('button', { name: 'Multiple Choice', exact: true }).click()
  await format(page, 'Question body')
  await page.keyboard.type(`Look at strip ${mark}.`)
  await page.keyboard.press('Enter')
  await insertPicture(page, 'Question body', 'A strip of lead II')
  await page.keyboard.type('Which finding ')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('comes first')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('?')
  await page
    .getByRole('toolbar', { name: 'Format: Question body' })
    .getByRole('button', { name: 'Insert a table' })
    .click()
  await page.keyboard.type('Potassium')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2.9 mEq/L')

  await page.getByRole('button', { name: 'Add answers' }).click()
  await format(page, 'Answer A')
  await insertPicture(page, 'Answer A', 'A strip with a U wave')
  for (const [letter, text] of [
    ['B', 'None'],
    ['C', 'A fever'],
    ['D', 'A cough'],
  ])
    await page.getByLabel(`Answer ${letter ?? ''}`, { exact: true }).fill(text ?? '')
  await page.getByLabel('A is correct').check()

  await format(page, 'Rationale')
  await page.keyboard.type('K')
  await page.getByRole('toolbar', { name: 'Format: Rationale' }).getByRole('button', { name: 'Superscript' }).click()
  await page.keyboard.type('+')
  await page.getByRole('toolbar', { name: 'Format: Rationale' }).getByRole('button', { name: 'Superscript' }).click()
  await page.keyboard.type(' is low: the heart is watched.')
  await choose(page, 'Tags', [tag])
  await expectAllViewports(page)
  return sendQuestion(page, false)
}

story(
  'an author writes a question with pictures, a table and marked words, and a student reads and answers it on a phone',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const url = baseURL ?? ''
    const mark = randomUUID().slice(0, 8)
    const tag = `Formatted ${mark}`
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    await admin(SeedTagsDocument, { tags: [tag] })
    await signInOnce(page, ADMIN)
    const id = await writeQuestion(page, mark, tag)

    await page.goto(`/questions/${id}`)
    await isShown(page.getByRole('main'), 'A strip of lead II')
    await expect(page.getByRole('main').locator('strong', { hasText: 'comes first' })).toBeVisible()
    await expectAllViewports(page)

    const student = await practiceStudent(url, admin, mark, { tags: [tag], numOfQuestions: 1 })
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, hasTouch: true })
    const phone = await context.newPage()
    await openPractice(phone, student)
    await phone.getByRole('button', { name: 'Start' }).click()
    const isAsked = async () => {
      await expect(phone.getByRole('heading', { name: 'Question 1 of 1' })).toBeFocused()
      await isShown(phone, 'A strip of lead II')
      await isShown(phone, 'A strip with a U wave')
      await expect(phone.locator('.question__body strong')).toHaveText('comes first')
      await expect(phone.getByRole('columnheader', { name: 'Potassium' })).toBeVisible()
    }
    await isAsked()
    await phone.reload()
    await isAsked()
    await expect(phone.getByText('the heart is watched')).toHaveCount(0)

    await phone.getByRole('button', { name: 'Show the picture in full size' }).click()
    const sheet = phone.getByRole('dialog', { name: 'Picture' })
    await expect(sheet.getByText('A. A strip with a U wave')).toBeVisible()
    await isShown(sheet, 'A strip with a U wave')
    await expectAllViewports(phone)
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    // Tapping the picture of an answer selects it.
    await phone.getByRole('img', { name: 'A strip with a U wave' }).tap()
    await expect(phone.getByRole('radio', { name: /A strip with a U wave/ })).toBeChecked()
    await expectAllViewports(phone)
    await phone.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(phone.getByRole('heading', { name: /^Correct/ })).toBeVisible()
    await expect(phone.locator('.verdict__rationale sup')).toHaveText('+')
    await expectAllViewports(phone)
    await phone.getByRole('button', { name: 'See your result' }).click()
    await expect(phone.getByText('100%').first()).toBeVisible()
    await phone.getByRole('button', { name: 'Attempt Details' }).click()
    await phone.locator('summary', { hasText: 'Question 1' }).click()
    await isShown(phone, 'A strip of lead II')
    await expect(phone.locator('.verdict__rationale sup')).toHaveText('+')
    await expectAllViewports(phone)
    await context.close()
  },
)

story('an author types on without a pause after every button of the editor', async ({ page }) => {
  await signInOnce(page, ADMIN)
  await page.goto('/questions/add')
  await page.getByRole('button', { name: 'Multiple Choice', exact: true }).click()
  const text = await format(page, 'Question body')
  const toolbar = page.getByRole('toolbar', { name: 'Format: Question body' })
  const names = () =>
    toolbar.getByRole('button').evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label') ?? ''))
  const special = ['Undo', 'Redo', 'Link', 'Image', 'Insert a table']
  const simple = (await names()).filter((name) => !special.includes(name))
  expect(simple.length).toBeGreaterThan(13)
  await typeAfterEach(page, text, simple)

  await page.keyboard.press('Enter')
  for (const name of ['Undo', 'Redo', 'Undo']) await toolbar.getByRole('button', { name }).click()
  await page.keyboard.type('zu ')
  await expect(text).toContainText('zu')
  await toolbar.getByRole('button', { name: 'Link' }).click()
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' zl ')
  await expect(text).toContainText('zl')

  // A table has more buttons; the last one deletes it.
  await toolbar.getByRole('button', { name: 'Insert a table' }).click()
  await page.keyboard.type('zt ')
  await expect(text.locator('table')).toContainText('zt')
  const inTable = (await names()).filter((name) => !special.includes(name) && !simple.includes(name))
  expect(inTable).toHaveLength(6)
  await typeAfterEach(page, text, inTable)

  // A picture takes a while to load; text typed after its dialog closes goes after it.
  await toolbar.getByRole('button', { name: 'Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Image' })
  await dialog.locator('input[type=file]').setInputFiles(PICTURE)
  await dialog.getByLabel('Description').fill('A strip')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.type('zi ')
  await expect(text).toContainText('zi')
})
