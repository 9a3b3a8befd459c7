import { ADMIN, STUDENT } from '#tests/client/people/people.ts'
import { followAccountMenu, signIn } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

// The menus open without animation.
story.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 800 } })

story(
  'the menu of a phone opens, holds the visitor’s or the admin menu, and closes when followed [1.2.17]',
  async ({ page }) => {
    const toggle = page.getByRole('button', { name: /the menu$/ })
    const follow = async (menu: string, entry: string) => {
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
      await page.getByRole('banner').getByRole('navigation', { name: menu }).getByRole('link', { name: entry }).click()
      await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    }
    await page.goto('/terms')
    await follow('Main menu', 'About')
    await signIn(page, ADMIN)
    await follow('Admin menu', 'Payments')
  },
)

story(
  'a student’s study tools are at the bottom of a phone’s screen, the rest in the account menu',
  async ({ page }) => {
    await signIn(page, STUDENT)
    const tools = page.getByRole('navigation', { name: 'Study tools' })
    const bottom = async () => {
      const box = await tools.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await bottom()).toBe(800)
    await page.mouse.wheel(0, 600)
    expect(await bottom()).toBe(800)
    for (const [entry, title] of [
      ['Plan', 'Study plan'],
      ['Progress', 'My progress'],
      ['Review', 'Daily review'],
      ['Practice', 'Practice'],
    ] as const) {
      await tools.getByRole('link', { name: entry }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(tools.locator('[aria-current=page]')).toHaveText(new RegExp(`^${entry}`))
    }
    await expectAccessible(page)
    await followAccountMenu(page, 'Notes and flags')
    await expect(page.getByRole('heading', { level: 1, name: 'Notes and flags' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Student menu' }).getByRole('link')).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
)
