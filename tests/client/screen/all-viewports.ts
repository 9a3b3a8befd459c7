import { atDepth, IS_NIGHTLY } from '#domain/testing/depth.ts'
import { expect, expectAccessible, type Page } from './story.ts'

type Viewport = { width: number; scheme: 'light' | 'dark' }

/** The smallest (also a desktop zoomed to four times its size), a phone, a desktop zoomed to twice its size, a tablet, a desktop. */
const WIDTHS = [320, 390, 640, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

const VIEWPORTS: readonly Viewport[] = atDepth<Viewport[]>({
  quick: [
    { width: 320, scheme: 'light' },
    { width: 390, scheme: 'light' },
    { width: 1440, scheme: 'dark' },
  ],
  nightly: WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme }))),
})

/** How many screens a story has looked at on its page. */
const looks = new WeakMap<Page, number>()

/**
 * Checks what the screen shows in every viewport and scheme: nothing overflows at the side, axe finds nothing. In `npm test` axe looks once at
 * a screen: in turn on a phone by day and on a desktop by night (web/ui/tokens.test.ts has the contrasts of both schemes).
 */
export async function expectAllViewports(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  const look = looks.get(page) ?? 0
  looks.set(page, look + 1)
  const axeAt = IS_NIGHTLY ? VIEWPORTS : [VIEWPORTS[1 + (look % 2)]]
  for (const viewport of VIEWPORTS) {
    const { width, scheme } = viewport
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest, `${page.url()} at ${width} px, ${scheme}: nothing overflows at the side`).toBeLessThanOrEqual(width)
    if (axeAt.includes(viewport)) await expectAccessible(page)
  }
}
