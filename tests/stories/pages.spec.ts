import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { buyAndStart, enterAnswer, signUp, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

story('paper shows dark text on white and no menus, whichever scheme was chosen', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Change between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const colours = () =>
    page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor])
  expect(await colours()).toEqual(['rgb(231, 240, 241)', 'rgb(13, 23, 25)'])
  const atOnce = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light'
    const { color } = getComputedStyle(document.body)
    document.documentElement.dataset.theme = 'dark'
    return [color, getComputedStyle(document.body).color]
  })
  expect(atOnce, 'with reduced motion no colour fades').toEqual(['rgb(18, 38, 43)', 'rgb(231, 240, 241)'])
  await page.emulateMedia({ media: 'print' })
  await expect.poll(colours).toEqual(['rgb(18, 38, 43)', 'rgb(245, 248, 248)'])
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

story(
  "a student's pages are whole on a phone, a tablet and a desk, by day and by night",
  { tag: '@nightly' },
  async ({ page }) => {
    await signUp(page)
    await expectAllViewports(page)
    await buyAndStart(page)
    await expectAllViewports(page)
    await page.getByRole('link', { name: /Reading the Question/ }).click()
    await expect(page.getByRole('link', { name: /Warm-Up/ }).first()).toBeVisible()
    await expectAllViewports(page)
    await page
      .getByRole('link', { name: /How to Read a Question/ })
      .first()
      .click()
    await expect(page.getByRole('article')).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('link', { name: /Back to section/ }).click()
    await page
      .getByRole('link', { name: /Warm-Up/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible()
    await expectAllViewports(page)
    await enterAnswer(page)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(verdictOf(page)).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('button', { name: 'Finish early' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Finish/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await expectAllViewports(page)
    await page.goto('/my-courses')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expectAllViewports(page)
  },
)
