import { ADMIN } from '#tests/client/people/people.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

// The menu opens without animation.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

story('the menu of a phone opens, holds every menu, and closes when followed [1.2.17]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, ADMIN)
  const toggle = page.getByRole('button', { name: /the menu$/ })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})
