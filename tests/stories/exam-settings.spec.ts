import { examMessages } from '#domain/messages/exam-settings.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

const SAVED = 'SUCCESS: The exam was updated'

/** A message in the bar. */
const exactText = (page: Page, text: string) => page.getByText(text, { exact: true })
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
}
const percent = (page: Page) => page.getByRole('textbox', { name: 'Percentage of the anchor questions' })

story(
  'the second of two administrators to set an exam’s standard chooses which one to keep, and loses nothing',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await context.newPage()
    for (const [admin, typed] of [
      [page, '62'],
      [other, '68'],
    ] as const) {
      await signInOnce(admin, ADMIN)
      await admin.goto('/exams?exam=PN&tab=standard')
      await percent(admin).fill(typed)
    }
    await save(page)
    await expect(exactText(page, SAVED)).toBeVisible()
    await save(other)
    const choice = other.getByRole('group', { name: examMessages['exam-changed'] })
    await expect(choice).toBeVisible()
    await expect(exactText(other, `ERROR: ${examMessages['exam-changed']}`)).toBeVisible()
    await expect(percent(other)).toHaveValue('68')
    await expectAllViewports(other)
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await save(other)
    await expect(exactText(other, SAVED)).toBeVisible()
    // The first administrator sees it and restores the published settings.
    await page.reload()
    await expect(percent(page)).toHaveValue('68')
    await page.getByRole('button', { name: 'Reset to published' }).click()
    await save(page)
    await expect(exactText(page, SAVED)).toBeVisible()
    await context.close()
  },
)
