import { offlineReviewWords, reviewWords as words } from '#domain/messages/reviews.ts'
import { reviewCardsText } from '#domain/messages/today.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { takeTest } from '#tests/client/attempts/take-tests.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { setDay } from '#tests/client/screen/days.ts'
import { enterAnswer, signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'

story.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

/** What this tab and the browser store. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
/** A verdict, or the rationale of one of the course's questions. */
const SECRET = /rationale|graded|Why: /

story(
  'a student reviews on the subway: reloads without a network, and what was answered is checked later',
  async ({ page, context, baseURL }) => {
    const url = baseURL ?? ''
    const student = await testStudent(url)
    const admin = await signInToApi(url, ADMIN.email, ADMIN.password)
    const card = (n: number) => page.getByRole('heading', { name: `Review ${n} of 5` })
    try {
      await setDay(page, url, 0)
      await takeTest(student.call, admin, student.test, () => false)
      await signIn(page, student)
      await setDay(page, url, 1)
      await page.goto('/my-courses')
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('link', { name: reviewCardsText(5) })).toBeVisible({ timeout: 5_000 })
      }).toPass()
      await page.getByRole('link', { name: reviewCardsText(5) }).click()
      await expect(card(1)).toBeVisible()
      await expect.poll(() => cached(page)).toContain('/config.json')
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
      // What this screen loads while the service worker controls the page is kept.
      await page.reload()
      await expect(card(1)).toBeVisible()

      await context.setOffline(true)
      await page.reload()
      for (const n of [1, 2]) {
        await expect(card(n)).toBeVisible()
        await enterAnswer(page)
        await page.getByRole('button', { name: words.check }).click()
        await page.getByRole('button', { name: words.later }).click()
        await expect(page.getByText(offlineReviewWords.waiting(n))).toBeVisible()
      }
      await expectAccessible(page)
      expect(await stored(page)).toContain('academy.reviews')
      expect(await stored(page)).not.toMatch(SECRET)
      await page.reload()
      await expect(card(3)).toBeVisible()
      await expect(page.getByText(offlineReviewWords.waiting(2))).toBeVisible()

      await context.setOffline(false)
      const checked = page.getByRole('region', { name: offlineReviewWords.checked })
      await expect(checked.getByRole('button', { name: /^2\. / })).toBeVisible()
      await expect(page.getByText(offlineReviewWords.waiting(1))).toHaveCount(0)
      expect(await stored(page)).not.toMatch(SECRET)
      await page.reload()
      await expect(card(3)).toBeVisible()
      await expect(checked).toHaveCount(0)

      // The caches hold files of the app, and nothing of the student.
      for (const path of await cached(page))
        expect(path).toMatch(/^\/(assets\/[\w.-]+|app\.html|config\.json|manifest\.webmanifest)$/)
    } finally {
      await context.setOffline(false)
      await setDay(page, url, 0)
    }
  },
)
