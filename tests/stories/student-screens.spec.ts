import { TestRegisterDocument } from '#generated/operations.ts'
import { catalogCourse } from '#tests/client/people/enrolled-student.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { cardToken } from '#tests/client/people/people.ts'
import { enterAnswer, signIn, startCourse, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'
import { openSection, openTest, testStudent } from '#tests/client/courses/test-course.ts'

/** A 390 px phone at 200% zoom. */
const ZOOMED = { width: 195, height: 422 }

async function expectNoOverflow(page: Page): Promise<void> {
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest, `${page.url()} zoomed: nothing runs out at the side`).toBeLessThanOrEqual(ZOOMED.width)
}

story(
  'a student sees their courses, reads, watches a lecture, and takes a timed test, on any screen [3.1.5, 3.2.16, 3.2.17, 3.2.18, 3.2.19]',
  async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const student = await testStudent(url)
    const { key } = await catalogCourse(url, 'RN Online Review')
    await student.call(TestRegisterDocument, {
      input: { courseKey: key, token: await cardToken(url), requestId: crypto.randomUUID() },
    })
    await signIn(page, student)
    await page.goto('/my-courses')
    const course = page.getByRole('article', { name: 'RN Online Review' })
    await expect(course.getByText(/days left - Not Started/)).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('None')).toBeVisible()
    await page.getByRole('tab', { name: 'Active' }).click()
    await startCourse(page, course)
    await expect(page.getByRole('link', { name: /Safe and Effective Care/ })).toContainText('[0/5 tasks]')
    await page.getByRole('link', { name: /Safe and Effective Care/ }).click()
    await expect(page.getByRole('link', { name: /Hand Hygiene.*, not done yet/ })).toBeVisible()

    await page.getByRole('link', { name: /Hand Hygiene/ }).click()
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(1)
    await expect(page.getByRole('status').getByText('Done')).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('link', { name: 'Back to section' }).click()
    await expect(page.getByRole('link', { name: /Hand Hygiene.*, done/ })).toBeVisible()
    await page.getByRole('link', { name: /Preventing Infection/ }).click()
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('link', { name: 'Back to section' }).click()
    await page.getByRole('link', { name: /Quick Check/ }).click()
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('timer')).toHaveText(/^(\d\d:)?\d\d:\d\d$/)
    await expectAllViewports(page)
  },
)

story(
  'a phone zoomed to twice its size loses nothing from My Courses to Attempt Details',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await openTest(page, await testStudent(baseURL ?? ''))
    await page.setViewportSize(ZOOMED)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Start' }).click()
    for (let n = 1; n <= 5; n += 1) {
      await expect(page.getByRole('heading', { name: `Question ${n} of 5` })).toBeVisible()
      await expectNoOverflow(page)
      await enterAnswer(page)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(verdictOf(page)).toBeVisible()
      await expectNoOverflow(page)
      await page.getByRole('button', { name: /^(Next|See your result)$/ }).click()
    }
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Attempt Details' }).click()
    await expect(page.locator('details')).toHaveCount(5)
    await page.locator('summary').first().click()
    await expectNoOverflow(page)
    await expectAccessible(page)
    for (const path of ['/my-courses', '/my-courses/course-view', '/my-courses/course-view/my-tasks']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expectNoOverflow(page)
    }
  },
)

story(
  'nothing moves on a test’s screens for who prefers reduced motion',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTest(page, await testStudent(baseURL ?? ''))
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible()
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return [transitionDuration, animationDuration].flatMap((text) =>
            text.split(',').map((part) => parseFloat(part)),
          )
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(0.001)
  },
)

story.describe('copying', () => {
  story.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  /** Selects an element's content like a reader and presses Ctrl+C. */
  async function copy(page: Page, selector: string): Promise<string> {
    await page.evaluate(async (of) => {
      await navigator.clipboard.writeText('nothing')
      const element = document.querySelector(of)
      if (element) document.getSelection()?.selectAllChildren(element)
    }, selector)
    expect(await page.evaluate(() => String(document.getSelection()))).not.toBe('')
    await page.keyboard.press('Control+c')
    return copied(page)
  }

  /** Whether the context menu opens at an element. */
  const opensMenu = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
      return element.dispatchEvent(event)
    })

  story(
    'is blocked on task text and questions only, by keyboard, event, and menu, and screen readers still read them',
    async ({ page, baseURL }) => {
      await openSection(page, await testStudent(baseURL ?? ''))
      await page.getByRole('link', { name: /Article/ }).click()
      const article = page.getByRole('article', { name: 'Article' })
      await expect(article.getByRole('heading', { name: 'Hand washing' })).toBeVisible()
      expect(await copy(page, 'h1')).toContain('Article')
      expect(await copy(page, 'article')).toBe('nothing')
      expect(await copy(page, 'main')).toBe('nothing')
      expect([await opensMenu(page, 'article h2'), await opensMenu(page, 'h1')]).toEqual([false, true])
      // Plain text for assistive technology: selectable, not hidden, and structured.
      await expect(article).toMatchAriaSnapshot(`
        - article "Article":
          - heading "Hand washing" [level=2]
          - paragraph: It comes first.
      `)
      await expect(article.getByText('It comes first.')).not.toHaveCSS('user-select', 'none')

      await page.getByRole('link', { name: 'Back to section' }).click()
      await page.getByRole('link', { name: /Every Type/ }).click()
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible()
      expect(await copy(page, '#question-body')).toBe('nothing')
      expect(await opensMenu(page, '#question-body')).toBe(false)
      await expect(page.locator('#question-body')).not.toHaveCSS('user-select', 'none')
    },
  )
})
