import { expect, story } from '#tests/client/screen/story.ts'

story(
  'a visitor’s first visit shows the academy’s font, its figures and a picture of a test, also on a phone',
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

story('a long page lists its sections, and a review type leads to its courses', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/terms')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'No refunds' }).click()
  await expect(page.getByRole('heading', { name: 'No refunds' })).toBeInViewport()
  await page.goto('/nclex-rn-review-types')
  await page.getByRole('link', { name: 'See live classes' }).click()
  await expect(page).toHaveURL(/\/register\?type=Live$/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Test-Taking Strategies' })).toHaveCount(0)
})
