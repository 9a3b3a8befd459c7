import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { flawWords } from '#domain/messages/flaws.ts'
import { statisticsWords as words } from '#domain/messages/statistics.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { takeTest } from '#tests/client/attempts/take-tests.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

story(
  'an administrator sees how questions were answered, which are too easy, and saves the list as a file',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    story.slow()
    const url = baseURL ?? ''
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    // An earlier try may have left its questions, so this one's have a unique word.
    const easyWord = `w${randomUUID().slice(0, 8)}`
    const student = await testStudent(url, { ownCourse: true, attempts: 40, word: easyWord })
    const count = async () => {
      const run = await fetch(`${url}/_local/schedules/UpkeepEvery`, { method: 'POST' })
      expect(run.ok).toBe(true)
    }
    await takeTest(student.call, admin, student.test, () => true)

    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, ADMIN)
    await page.goto('/questions')
    await page.getByRole('link', { name: 'Statistics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    // The stream stores the answers a moment after the test ends.
    const few = page.getByRole('row').filter({ hasText: words.few })
    await expect(async () => {
      await count()
      await page.goto(`/questions/statistics?search=${easyWord}&answers=few&sort=-id`)
      await expect(few.first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expectAccessible(page)

    for (let n = 0; n < 29; n += 1) await takeTest(student.call, admin, student.test, () => true)
    const easy = page.getByRole('row').filter({ hasText: words.flaws.tooEasy })
    await expect(async () => {
      await count()
      await page.goto(`/questions/statistics?search=${easyWord}&answers=enough`)
      await expect(easy).toHaveCount(1, { timeout: 3_000 })
    }).toPass()
    await expect(easy).toContainText(/30\s*100% \(89% to 100%\)/)
    await expect(easy).toContainText(words.flaws.tooFast)
    await page.getByLabel('Flaw').selectOption({ label: words.flaws.tooEasy })
    await expect(page).toHaveURL(/flaw=tooEasy/)
    await expect(easy).toHaveCount(1)
    await page.getByLabel('Flaw').selectOption({ label: words.flaws.tooHard })
    await expect(page.getByText(words.notFound)).toBeVisible()
    await page.getByLabel('Flaw').selectOption({ label: words.flaws.tooEasy })

    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    const file = readFileSync(await download.path(), 'utf8')
    expect(file).toContain('tooEasy')
    expect(file.trim().split('\r\n')).toHaveLength(2)
    await page.keyboard.press('Escape')

    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(easy).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await easy.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Statistics of question/ })).toBeVisible()
    await expect(page.getByText(words.reasons.tooEasy)).toBeVisible()
    const options = page.getByRole('table', { name: 'Options' })
    await expect(options.getByRole('row').filter({ hasText: 'Key' })).toContainText('New confusion, right')
    await expect(options.getByRole('row').filter({ hasText: 'Key' })).toContainText('100%')
    await expectAccessible(page)
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
    await page.getByRole('link', { name: 'Open the question' }).click()
    // The previous page has a link with the same name, back to the list.
    await expect(page.getByRole('heading', { level: 1, name: /^Question \d+/ })).toBeVisible()
    await page.getByRole('link', { name: 'Statistics', exact: true }).click()
    await expect(page.getByText(words.reasons.tooEasy)).toBeVisible()

    // The inbox: keeping the question as it is removes it from the new ones.
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Questions' }).click()
    await page.getByRole('link', { name: 'Statistics', exact: true }).click()
    await page.getByRole('link', { name: flawWords.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: flawWords.title })).toBeVisible()
    await page.getByRole('searchbox').fill(easyWord)
    await page.keyboard.press('Enter')
    const flawed = page.getByRole('row').filter({ hasText: words.flaws.tooEasy })
    await expect(flawed).toHaveCount(1)
    await expectAccessible(page)
    await flawed.getByRole('button', { name: /^Decide/ }).click()
    await page.getByLabel(flawWords.note).fill('Easy on purpose')
    await expectAccessible(page)
    await page.getByRole('button', { name: flawWords.save }).click()
    await expect(page.getByText(flawWords.saved)).toBeVisible()
    await expect(flawed).toContainText('Easy on purpose')
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
    // The inbox's files are updated after a moment.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/^\d+ questions?$|^No /).first()).toBeVisible()
      await expect(flawed).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await page.getByLabel(flawWords.state).selectOption({ label: flawWords.states.kept })
    await expect(flawed).toContainText('Easy on purpose')
  },
)
