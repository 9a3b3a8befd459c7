import { randomUUID } from 'node:crypto'
import { ImportQuestionsDocument } from '#generated/operations.ts'
import { signIn as signInByApi } from '#tools/api/sign-in.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { choose, fillQuestion, sendQuestion } from '#tests/client/attempts/question-bank.ts'
import { publishQuestionCourse } from '#tests/client/courses/question-course.ts'
import { signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

const unique = () => randomUUID().slice(0, 8)
/** A message in the bar. */
const exactText = (page: Page, text: string) => page.getByText(text, { exact: true })

/**
 * Reloads a URL until it shows the row, because the list follows writes by about a second. On a phone, each cell has a
 * label.
 */
async function expectListed(page: Page, address: string, id: number): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('row', { name: new RegExp(`^Select question ${id} `) })).toBeVisible({ timeout: 2500 })
  }).toPass()
}

/** A row of an import as the API accepts it. */
const aRow = (row: number, ref: string, tags: string[], area: string[] = []) => ({
  row,
  ref,
  question: {
    type: 'Multiple Choice',
    body: `Question ${row} of ${ref}`,
    answers: [{ text: 'This', correct: true }, { text: 'That' }],
    rationale: 'Because.',
    tags,
    area,
  },
})

story(
  'an administrator writes every type of question, with a tag and an area of their own [2.1.5, 2.2.8]',
  async ({ page, baseURL }) => {
    const mark = unique()
    const tag = `Zz tag ${mark}`
    const area = `Zz area ${mark}`
    await signIn(page, ADMIN)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Questions The/ })
      .click()
    const table = page.getByRole('table', { name: 'Questions' })
    await expect(table).toBeVisible()
    // A long table's frame clips wider content, so every column must fit, on tablets too.
    for (const width of [641, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await table.evaluate((shown) => shown.scrollWidth - (shown.parentElement?.clientWidth ?? 0))
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Add question' }).click()

    // Keyboard only.
    await page.getByRole('button', { name: 'True/False' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(`Keyboard ${mark}: hands are washed first.`)
    // Skips the formatting button.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('A is correct')).toBeChecked()
    await page.getByLabel('Rationale').focus()
    await page.keyboard.type('They carry germs.')
    await page.getByRole('button', { name: 'Add question' }).focus()
    await page.keyboard.press('Enter')
    const warning = page.getByRole('alertdialog', { name: 'Warning' })
    await expect(warning).toContainText('No tags are chosen.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Choose Tags' }).click()
    await page.getByRole('button', { name: 'Add a new tag' }).click()
    await expectAccessible(page)
    await page.getByLabel('New tag').fill('x')
    await page.getByRole('button', { name: 'Save tag' }).click()
    await expect(exactText(page, 'Tags must be longer than 1 character')).toBeVisible()
    await page.getByLabel('New tag').fill(tag)
    await page.getByRole('button', { name: 'Save tag' }).click()
    await expect(exactText(page, `SUCCESS: Tag "${tag}" saved!`)).toBeVisible()
    await page.getByRole('dialog', { name: 'Tags' }).getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Choose NCLEX Areas' }).click()
    await page.getByRole('button', { name: 'Add a new NCLEX area' }).click()
    await page.getByLabel('New NCLEX area').fill(area)
    await page.getByRole('button', { name: 'Save NCLEX area' }).click()
    await expect(exactText(page, `SUCCESS: NCLEX Area: "${area}" saved`)).toBeVisible()
    await page
      .getByRole('dialog', { name: 'NCLEX Areas', exact: true })
      .getByRole('button', { name: 'Close' })
      .last()
      .click()
    // NCLEX tests cover every area, so this one has questions too, to keep other stories working.
    const office = await signInByApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const rows = Array.from({ length: 12 }, (_, n) => aRow(n + 1, `${mark}:${n}`, ['RN', 'PN'], [area]))
    await office(ImportQuestionsDocument, { rows, dryRun: false })
    const first = await sendQuestion(page, true)
    expect(first).toBeGreaterThan(100)

    // With the mouse.
    await fillQuestion(page, {
      type: 'Multiple Choice',
      body: `Single ${mark}`,
      answers: ['a', 'b', 'c', 'd'],
      right: ['B'],
    })
    await choose(page, 'Tags', ['RN', tag])
    await choose(page, 'NCLEX Areas', [area])
    const second = await sendQuestion(page, true)
    await fillQuestion(page, {
      type: 'Select All That Apply',
      body: `Several ${mark}`,
      answers: ['a', 'b', 'c', 'd'],
      right: ['A', 'C'],
    })
    await choose(page, 'Tags', [tag])
    await expectAllViewports(page)
    await sendQuestion(page, true)
    await fillQuestion(page, {
      type: 'Matching/Dropdown',
      body: `Matching ${mark}`,
      answers: ['Heart', 'Lung', 'Liver', 'Skin'],
      right: ['pumps', 'breathes', 'cleans', 'covers'],
    })
    await choose(page, 'Tags', [tag])
    const last = await sendQuestion(page, false)
    await expect(page).toHaveURL(/\/questions$/)

    await expectListed(page, `/questions?type=Number&text=${last}`, last)
    await expectListed(page, `/questions?${new URLSearchParams({ type: 'Tag', tag }).toString()}`, second)
    await expect(page.getByText('4 questions found')).toBeVisible()
  },
)

story(
  'an administrator finds a question in four ways, previews it, and edits it [2.1.5, 2.2.7, 2.2.9]',
  async ({ page, baseURL }) => {
    const mark = unique()
    const tag = `Zz find ${mark}`
    const area = 'Management of Care'
    const office = await signInByApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const rows = Array.from({ length: 3 }, (_, n) => aRow(n + 1, `${mark}:${n}`, ['RN', tag], [area]))
    const { importQuestions } = await office(ImportQuestionsDocument, { rows, dryRun: false, newTags: [tag] })
    const id = importQuestions[1]?.id ?? 0
    const row = page.getByRole('row', { name: new RegExp(`^Select question ${id} `) })
    await signInOnce(page, ADMIN)

    // The address holds the search, back and forward.
    await expectListed(page, `/questions?type=Number&text=${id}`, id)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page).toHaveURL(/\/questions$/)
    await page.getByLabel('Words of the question').fill(`question 2 ${mark}`)
    await expect(row).toBeVisible()
    await expect(page).toHaveURL(/type=Default/)
    await page.goBack()
    await expect(page.getByLabel('Words of the question')).toHaveValue('')
    await page.goForward()
    await expect(page.getByLabel('Words of the question')).toHaveValue(`question 2 ${mark}`)
    await page.getByLabel('Search by').selectOption('Areas')
    await page.getByRole('radio', { name: 'RN' }).check()
    await page.getByRole('combobox', { name: 'NCLEX areas' }).fill(area)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/type=Areas/)
    const tableRows = page.getByRole('table', { name: 'Questions' }).locator('tbody tr')
    await expect(tableRows.filter({ hasText: area }).filter({ hasText: 'RN' }).first()).toBeVisible()
    await expect(tableRows.filter({ hasNotText: area })).toHaveCount(0)
    await page.getByLabel('Search by').selectOption('Tag')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Please select tags to search or change search type')).toBeVisible()
    await page.getByRole('combobox', { name: 'Tags' }).fill(tag)
    await page.getByRole('option', { name: tag }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('3 questions found')).toBeVisible()

    await row.getByRole('link').click()
    await expect(page.getByText('Right answer')).toBeVisible()
    await page.getByRole('tab', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/tab=edit/)
    await page.getByLabel('Question body').fill(`Edited ${mark}`)
    await page.getByRole('button', { name: 'Add answer' }).click()
    await page.getByLabel('Answer C', { exact: true }).fill('Another')
    await page.getByRole('button', { name: 'Delete answer A' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answer' }).click()
    await expect(page.getByLabel('Answer A', { exact: true })).toHaveValue('That')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Please select the correct answer')).toBeVisible()
    await page.getByLabel('B is correct').check()
    await expectAllViewports(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(exactText(page, `SUCCESS: Question ${id} updated!`)).toBeVisible()
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Preview' }).getByText(`Edited ${mark}`)).toBeVisible()
    // Back to the search that the reader came from.
    await page.getByRole('main').getByRole('link', { name: 'Questions', exact: true }).click()
    await expect(page).toHaveURL(/type=Tag/)
    await page.goto('/questions/99')
    await expect(exactText(page, 'ERROR: Question not found')).toBeVisible()
    await expect(page).toHaveURL(/\/questions$/)
  },
)

story('deleting a question shows which tests it stops [2.1.5]', async ({ page, baseURL }) => {
  const mark = unique()
  const tag = `Zz pool ${mark}`
  const office = await signInByApi(baseURL ?? '', ADMIN.email, ADMIN.password)
  const rows = Array.from({ length: 5 }, (_, n) => aRow(n + 1, `${mark}:${n}`, [tag]))
  const { importQuestions } = await office(ImportQuestionsDocument, { rows, dryRun: false, newTags: [tag] })
  const id = importQuestions[0]?.id ?? 0
  await publishQuestionCourse(office, {
    name: `Deleting ${mark}`,
    section: '1. One',
    task: `1. Pool ${mark}`,
    tag,
    questions: 5,
  })
  await signInOnce(page, ADMIN)
  await page.goto(`/questions/${id}?tab=edit`)
  await page.getByRole('button', { name: 'Delete question' }).click()
  const popup = page.getByRole('alertdialog', { name: 'Deleting Question' })
  await expect(popup).toContainText(`1. Pool ${mark}: 1 question short`)
  await expectAllViewports(page)
  await popup.getByRole('button', { name: 'Delete question' }).click()
  await expect(exactText(page, `SUCCESS: Question ${id} was deleted`)).toBeVisible()
  await expect(page).toHaveURL(/\/questions$/)
})

story(
  'the second of two administrators is notified of the change and keeps what they typed',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const mark = unique()
    const office = await signInByApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const { importQuestions } = await office(ImportQuestionsDocument, {
      dryRun: false,
      rows: [aRow(1, `${mark}:1`, ['RN'])],
    })
    const id = importQuestions[0]?.id ?? 0
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await context.newPage()
    for (const admin of [page, other]) {
      await signInOnce(admin, ADMIN)
      await admin.goto(`/questions/${id}?tab=edit`)
      await admin.getByLabel('Question body').fill(admin === page ? `First ${mark}` : `Second ${mark}`)
    }
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(exactText(page, `SUCCESS: Question ${id} updated!`)).toBeVisible()
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText('The question as it is now')).toBeVisible()
    await expect(other.getByLabel('Question body')).toHaveValue(`Second ${mark}`)
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Keep mine' }).click()
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(exactText(other, `SUCCESS: Question ${id} updated!`)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Question body')).toHaveValue(`Second ${mark}`)
    await context.close()
  },
)
