import { flawWords } from '#domain/messages/flaws.ts'
import { mistakeWords, reportWords } from '#domain/messages/mistake-reports.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

story(
  'a student reports a mistake in a running test, an administrator settles it, the student sees that',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const student = await testStudent(baseURL ?? '')
    await page.setViewportSize({ width: 390, height: 844 })
    await openTest(page, student)
    await button(page, 'Start').click()
    await button(page, reportWords.report).click()
    const text = `Misspelt <b>${Date.now()}</b>`
    await page.getByLabel(reportWords.kinds.typo).check()
    await page.getByLabel(reportWords.text).fill(text)
    await expectAccessible(page)
    await button(page, reportWords.send).click()
    await expect(page.getByText(reportWords.sent)).toBeVisible()

    const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await signIn(office, ADMIN)
    await office.goto('/questions')
    await office.getByRole('link', { name: mistakeWords.title }).click()
    const row = office.getByRole('row').filter({ hasText: text })
    await expect(row).toContainText(mistakeWords.kinds.typo)
    await expectAccessible(office)
    const [, question = ''] = /Question (\d+)/.exec((await row.textContent()) ?? '') ?? []
    // The inbox shows it too after a moment.
    await expect(async () => {
      await office.goto(`/questions/statistics?view=flaws&reason=reports&search=${question}`)
      await office.getByRole('button', { name: flawWords.dialog(Number(question)) }).click({ timeout: 2_000 })
      await expect(office.getByRole('dialog').getByText(text)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expectAccessible(office)
    await office.goBack()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: new RegExp(`^${mistakeWords.settle}`) }).click()
    await expect(row).toHaveCount(0)
    await office.context().close()

    await button(page, reportWords.report).click()
    await expect(page.getByText(/^Your instructors reviewed your report/)).toBeVisible()
  },
)
