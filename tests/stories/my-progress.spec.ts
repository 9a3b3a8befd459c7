import { compareWords, outcomeWords, myProgressWords as words } from '#domain/messages/my-progress.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import { signIn, takeToEnd } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

story(
  'a student sees their work and results on a phone, compares, reports the exam result, and withdraws it',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const student = await testStudent(baseURL ?? '')
    await signIn(page, student)
    await page.goto('/my-courses')
    await page.getByRole('navigation', { name: 'Study tools' }).getByRole('link', { name: 'Progress' }).click()
    await expect(page.getByText(words.none)).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: words.back }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: /First Steps/ }).click()
    await page.getByRole('link', { name: /Every Type/ }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await takeToEnd(page)
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await page.goto('/my-courses/progress')
    // The stream counts the test a moment after it ends.
    await expect(async () => {
      await page.reload()
      await expect(region(page, words.done)).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(region(page, words.done)).toContainText('5 test questions, 0 reviews.')
    await expect(region(page, words.right)).toContainText('correct across 5 questions (by points).')
    await expect(region(page, words.memory)).toContainText('You’d likely remember')
    await expect(region(page, words.standing)).toContainText(words.noStanding)
    await region(page, words.right).getByText(words.kinds.type).first().click()
    await region(page, words.done).getByText(words.asTable).click()
    await expect(page.getByRole('table', { name: words.doneTable })).toBeVisible()
    await expectAccessible(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    const compare = region(page, compareWords.title)
    await compare.getByRole('button', { name: compareWords.start }).click()
    await expect(compare).toContainText(compareWords.none)
    await compare.getByRole('button', { name: compareWords.stop }).click()
    await expect(compare.getByRole('button', { name: compareWords.start })).toBeVisible()

    const exam = region(page, outcomeWords.title)
    await exam.getByRole('button', { name: outcomeWords.record }).click()
    await expect(exam.getByText(outcomeWords.consentWrong)).toBeVisible()
    await expectAccessible(page)
    const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)
    await exam.getByLabel(outcomeWords.day).fill(day)
    await exam.getByRole('radio', { name: outcomeWords.passed, exact: true }).check()
    await exam.getByRole('checkbox').check()
    await exam.getByRole('button', { name: outcomeWords.record }).click()
    await expect(exam.getByRole('list', { name: outcomeWords.list })).toContainText(outcomeWords.passed)
    await page.reload()
    await exam.getByRole('button', { name: /^Withdraw the exam of/ }).click()
    await expect(exam.getByRole('list', { name: outcomeWords.list })).toHaveCount(0)

    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  },
)
