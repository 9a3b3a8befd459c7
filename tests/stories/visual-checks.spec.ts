import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { expectForcedColors } from '#tests/client/screen/forced-colors.ts'
import { enterAnswer, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

story(
  'a visitor’s first visit shows the academy’s font, its figures and a picture of a test, also on a phone',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByText('questions with rationales')).toBeVisible()
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`))
    await expect.poll(fonts).toContain('Inter: loaded')
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const picture = page.getByRole('img', { name: /^A test on a phone/ })
      await expect(picture).toHaveCount(1)
      await picture.scrollIntoViewIfNeeded()
      const width = () => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
      await expect.poll(width, scheme).toBeGreaterThan(600)
      expect(await picture.getAttribute('src')).toContain(scheme)
    }
  },
)

story(
  'a long page lists its sections, and a review type leads to its courses',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto('/terms')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'No refunds' }).click()
    await expect(page.getByRole('heading', { name: 'No refunds' })).toBeInViewport()
    await page.goto('/nclex-rn-review-types')
    await page.getByRole('link', { name: 'Browse live classes' }).click()
    await expect(page).toHaveURL(/\/register\?type=Live$/)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Test-Taking Strategies' })).toHaveCount(0)
  },
)

story.describe('forced colors, at 320 px and in a window zoomed to twice its size', { tag: '@nightly' }, () => {
  story.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  story('a visitor sees every edge, what is selected, and the focus', async ({ page }) => {
    for (const path of ['/', '/register', '/try-a-question', '/sign-in', '/verify/unknown']) {
      await page.goto(path)
      await expectForcedColors(page)
    }
    await page.goto('/register')
    // A transparent border would be drawn under every tab, and an indicator made from a background under none.
    await expect(page.getByRole('tab', { name: 'PN' })).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
    await page.getByRole('button', { name: /^Register for RN Online/ }).click()
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '2px')
  })

  story('a student sees it too, and the bars of progress and of a result', async ({ page, baseURL }) => {
    await openTest(page, await testStudent(baseURL ?? ''))
    await expectForcedColors(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
    await expectForcedColors(page)
    await enterAnswer(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdictOf(page)).toBeVisible()
    await expectForcedColors(page)
    await expect(page.locator('.progress-bar__fill')).toHaveCSS('forced-color-adjust', 'none')
    await page.getByRole('button', { name: 'Finish early' }).click()
    await page.getByRole('button', { name: 'Finish the test' }).click()
    await page.getByRole('button', { name: 'Attempt Details' }).click()
    await page.getByRole('button', { name: 'Details', exact: true }).click()
    await expect(page.getByRole('img', { name: /^Time for each/ })).toBeVisible()
    await expectForcedColors(page)
    const columns = page.locator('.time-columns__column')
    await expect(columns.first()).toHaveCSS('border-top-width', '1px')
    await page.goto('/my-courses')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expectForcedColors(page)
  })
})
