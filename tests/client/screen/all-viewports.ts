import { atDepth, IS_NIGHTLY } from '#domain/testing/depth.ts'
import { expect, expectAccessible, type Page } from './story.ts'

type Viewport = { width: number; scheme: 'light' | 'dark' }

/** The smallest width (also a desktop at 400% zoom), a phone, a desktop at 200% zoom, a tablet, a desktop. */
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

/** How many screens a story has checked on its page. */
const checksByPage = new WeakMap<Page, number>()

/**
 * Checks a screen in every viewport and color scheme: no horizontal overflow and no axe violations. In `npm test`, axe
 * runs once per screen, alternating between a phone in light mode and a desktop in dark mode (web/ui/tokens.test.ts
 * covers the contrasts of both schemes).
 */
export async function expectAllViewports(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  const check = checksByPage.get(page) ?? 0
  checksByPage.set(page, check + 1)
  const axeAt = IS_NIGHTLY ? VIEWPORTS : [VIEWPORTS[1 + (check % 2)]]
  for (const viewport of VIEWPORTS) {
    const { width, scheme } = viewport
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest, `${page.url()} at ${width} px, ${scheme}: nothing overflows at the side`).toBeLessThanOrEqual(width)
    if (axeAt.includes(viewport)) await expectAccessible(page)
  }
}
