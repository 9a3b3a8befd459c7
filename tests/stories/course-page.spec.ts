import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

const COURSE = 'Test-Taking Strategies'

/** The URL of a course's public page, from its card in the course list. */
async function addressOf(page: Page): Promise<string> {
  const { courses } = (await (await page.request.get('/catalogue.json')).json()) as {
    courses: { name: string; onlineDays: number }[]
  }
  const days = courses.find(({ name }) => name === COURSE)?.onlineDays ?? 0
  return `/courses/test-taking-strategies-${days}-days`
}

/** The menu links of the static page and of the app. */
const links = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .first()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))

story.describe('a visitor without JavaScript', () => {
  story.use({ javaScriptEnabled: false })

  story('reads the public page of a course, and finds the way on', async ({ page }) => {
    await page.goto(await addressOf(page))
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What’s included' })).toBeVisible()
    await expect(page.getByText('$49.00')).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveCount(5)
      await expect(page.getByRole('link', { name: 'Nursing CE' })).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.getByRole('link', { name: 'Terms' }).first().click()
    await expect(page).toHaveURL(/\/terms$/)
  })
})

story(
  'the page of a course has the app’s menus before the app comes, and after it',
  { tag: '@nightly' },
  async ({ page }) => {
    const address = await addressOf(page)
    const asWritten = await page.context().newPage()
    await asWritten.route('**/start-app.js', (route) => route.abort())
    await asWritten.goto(address)
    await expect(asWritten.getByRole('link', { name: 'Sign In' })).toBeVisible()
    const sizes = [
      [390, 'light'],
      [1440, 'dark'],
    ] as const
    for (const [width, colorScheme] of sizes) {
      await asWritten.setViewportSize({ width, height: 900 })
      await asWritten.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(asWritten)
    }
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Show me a question' })).toBeVisible()
    for (const menu of ['Main menu', 'About this site', 'Social pages'])
      expect(await links(asWritten, menu)).toEqual(await links(page, menu))
    await expectAllViewports(page)
  },
)
