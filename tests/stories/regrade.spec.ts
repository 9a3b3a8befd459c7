import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { regradedWords } from '#domain/messages/regraded-words.ts'
import { REGRADE_RULES } from '#domain/item-analysis/regrade-rule.ts'
import { failedTest } from '#tests/client/courses/regraded-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

story(
  'an administrator regrades a question by each rule, sees first what changes, applies it and undoes it; the student sees it',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const { student, question, correctKey } = await failedTest(baseURL ?? '')
    await correctKey()
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, ADMIN)
    for (const rule of REGRADE_RULES) {
      await page.goto(`/questions/${question}`)
      await page.getByRole('link', { name: 'Regrade…' }).click()
      await page.getByLabel(words.explained[rule]).check()
      if (rule === 'newKey') await expectAccessible(page)
      await button(page, words.begin).click()
      await expect(page.getByRole('heading', { name: words.statuses.checked })).toBeVisible()
      const row = page.getByRole('table', { name: words.lines }).getByRole('row').nth(1)
      await expect(row).toContainText('0 of 1 (0%)')
      await expect(row).toContainText(rule === 'drop' ? '0 of 0 (0%)' : '1 of 1 (100%)')
      await expect(row).toContainText(words.states['planned'] ?? '')
      await button(page, words.apply).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel(words.mail).check()
      await dialog.getByRole('button', { name: words.apply }).click()
      await expect(page.getByRole('heading', { name: words.statuses.applied })).toBeVisible()
      await expect(row).toContainText(words.states['applied'] ?? '')
      if (rule !== 'drop') {
        await button(page, words.undo).click()
        await dialog.getByRole('button', { name: words.undo }).click()
        await expect(page.getByRole('heading', { name: words.statuses.undone })).toBeVisible()
      }
    }
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await button(page, words.csv).click()
    expect((await download).suggestedFilename()).toMatch(/^regrade-\d{4}-\d\d-\d\d\.csv$/)
    await page.goto('/questions/regrades')
    await expect(page.getByRole('link', { name: words.question(question, null) })).toHaveCount(4)
    await expectAccessible(page)

    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await signIn(phone, student)
    await phone.goto('/my-courses')
    await button(phone, 'Continue').click()
    await phone.locator('summary').first().click()
    await phone.getByRole('link', { name: /Tests/ }).click()
    await phone
      .getByRole('link', { name: /All of it/ })
      .first()
      .click()
    await phone.getByRole('button', { name: /^Attempt Details/ }).click()
    await phone.locator('details').first().locator('summary').click()
    await expect(phone.getByText(regradedWords.drop)).toBeVisible()
    await expectAccessible(phone)
    await phone.context().close()
  },
)
