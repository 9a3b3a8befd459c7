import { atDepth } from '#domain/testing/depth.ts'
import { expect, expectAccessible, type Page } from './story.ts'

type Viewport = { width: number; scheme: 'light' | 'dark'; axe: boolean }

/** The smallest (also a desktop zoomed to four times its size), a phone, a tablet, a desktop. */
const WIDTHS = [320, 390, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

const VIEWPORTS: readonly Viewport[] = atDepth<Viewport[]>({
  quick: [
    { width: 320, scheme: 'light', axe: false },
    { width: 390, scheme: 'light', axe: true },
    { width: 1440, scheme: 'dark', axe: true },
  ],
  deep: WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme, axe: true }))),
})

/** Checks what the screen shows in every viewport and scheme: nothing overflows at the side, axe finds nothing. */
export async function expectAllViewports(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  for (const { width, scheme, axe } of VIEWPORTS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest, `${page.url()} at ${width} px, ${scheme}: nothing overflows at the side`).toBeLessThanOrEqual(width)
    if (axe) await expectAccessible(page)
  }
}
