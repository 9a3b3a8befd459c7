import { expect, type Page } from './story.ts'

/** A phone, which is also a desktop at 400% zoom, and a desktop at 200% zoom. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
]
/** The number of tab stops to check per screen. */
const STOPS = 6

/**
 * Checks a screen in forced colors: no horizontal overflow, and a visible focus at each tab stop. Doesn't use axe,
 * which reads the style sheets' colors instead of the system's.
 */
export async function expectForcedColors(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest, `${page.url()} at ${size.width} px: nothing overflows at the side`).toBeLessThanOrEqual(size.width)
  }
  await page.locator('main').focus()
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      // A chip draws the focus ring around its hidden input.
      const ringed = [element, element.parentElement ?? element].map((candidate) => getComputedStyle(candidate))
      return {
        name: element.outerHTML.slice(0, 80),
        isSeen: ringed.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        ),
      }
    })
    if (focus.name.startsWith('<body')) return
    expect(focus, `the focus shows on ${page.url()}`).toMatchObject({ isSeen: true })
  }
}
