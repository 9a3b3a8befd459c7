import { randomUUID } from 'node:crypto'
import { SeedTagsDocument } from '#generated/operations.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { choose } from '#tests/client/attempts/question-bank.ts'
import { practiceStudent } from '#tests/client/courses/practice-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { openPractice, signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const FIRST = 'Restless, short of breath.'
const LATER = 'Oxygen by mask was started.'
/** The item with which the later entry appears. */
const APPEARS = 4

/** Writes a case study in the form: a record that unfolds, and six True/False items whose answer is True. */
async function writeCase(page: Page, body: string, tag: string): Promise<void> {
  await page.goto('/questions/add')
  await page.getByRole('button', { name: /^Case Study/ }).click()
  await page.getByLabel('Question body').fill(body)
  await page.getByLabel('Name of tab 1').fill('Nurses’ Notes')
  await page.getByLabel('Time, entry 1 of tab 1').fill('08:00')
  await page.getByLabel('Text, entry 1 of tab 1').fill(FIRST)
  await page.getByLabel('Time, entry 2 of tab 1').fill('10:00')
  await page.getByLabel('Appears with, entry 2 of tab 1').selectOption(String(APPEARS))
  await page.getByLabel('Text, entry 2 of tab 1').fill(LATER)
  for (const [i, step] of CASE_STEPS.entries()) {
    await page.getByRole('tab', { name: `Item ${i + 1}` }).click()
    await page.getByLabel(`Question of item ${i + 1}`).fill(`${step}: is it so?`)
    await page.getByLabel('Type of the response').selectOption('True/False')
    await page.getByRole('button', { name: 'Add answers' }).click()
    await page.getByLabel('A is correct').check()
    await page.getByLabel(`Rationale of item ${i + 1}`).fill(`Why of ${step}`)
  }
  await expectAccessible(page)
  await page.getByLabel('Rationale', { exact: true }).fill('Why of it all.')
  await choose(page, 'Tags', [tag])
  await page.getByRole('button', { name: 'Add question' }).click()
  const done = page.getByRole('dialog', { name: 'Done' })
  await expect(done).toContainText('added!')
  await done.getByRole('button', { name: 'No' }).click()
}

/** Reads the record in the phone's sheet and closes it with Escape. */
async function readRecord(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Client record' }).click()
  const sheet = page.getByRole('dialog', { name: /record/i })
  await expect(sheet.getByRole('tab', { name: 'Nurses’ Notes' })).toBeVisible()
  // As wide as the phone, however many tabs it has; only the tab strip scrolls.
  expect(
    await sheet.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth + scrollLeft),
  ).toBe(0)
  const text = (await sheet.textContent()) ?? ''
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  return text
}

story(
  'an author writes a case study, and a student sits it on a phone, with a reload at every step',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    story.setTimeout(180_000)
    const url = baseURL ?? ''
    const mark = randomUUID().slice(0, 8)
    const tag = `Case ${mark}`
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    await admin(SeedTagsDocument, { tags: [tag] })
    await signIn(page, ADMIN)
    await writeCase(page, `Case ${mark}: a client of 64 years.`, tag)

    const student = await practiceStudent(url, admin, mark, { tags: [tag], numOfQuestions: 6, caseStudies: 1 })
    const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, hasTouch: true })
    const phone = await context.newPage()
    await openPractice(phone, student)
    await phone.getByRole('button', { name: 'Start' }).click()
    for (const [i, step] of CASE_STEPS.entries()) {
      const isAsked = async () => {
        await expect(phone.getByRole('heading', { name: `Question ${i + 1} of 6` })).toBeFocused()
        await expect(phone.getByText(`Item ${i + 1} of 6 · ${step}`)).toBeVisible()
        await expect(phone.getByText(`${step}: is it so?`)).toBeVisible()
      }
      await isAsked()
      await phone.reload()
      await isAsked()
      const record = await readRecord(phone)
      expect(record).toContain(FIRST)
      expect(record.includes(LATER)).toBe(i + 1 >= APPEARS)
      await expectAccessible(phone)
      await phone.getByText('True', { exact: true }).click()
      await phone.reload()
      await expect(phone.getByRole('radio', { name: /True/ })).toBeChecked()
      await phone.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(phone.getByRole('heading', { name: /^Correct/ })).toBeVisible()
      await phone.reload()
      await expect(phone.getByText(`Why of ${step}`, { exact: true })).toBeVisible()
      await phone.getByRole('button', { name: i === 5 ? 'See your result' : 'Next' }).click()
    }
    await expect(phone.getByText('100%').first()).toBeVisible()
    await context.close()
  },
)
