import { expect, type Page } from './story.ts'

/** A phone, which is also a desktop zoomed to four times its size, and one zoomed to twice. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
]
/** How many elements of a screen are reached by Tab. */
const STOPS = 6

/**
 * Checks a screen in forced colors: nothing overflows at the side, and the focus shows wherever Tab leads. Axe is not asked: it reads
 * the colors that the style sheets name, not those that the system puts in their place.
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
      // A chip draws the ring around its hidden input.
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
