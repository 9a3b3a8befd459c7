import { expect, expectAccessible, type Page } from './story.ts'

type Viewport = { width: number; scheme: 'light' | 'dark'; axe: boolean }

/** Tablet, desk, phone, and the smallest (also a desk zoomed to four times its size); axe at both ends. */
const VIEWPORTS: readonly Viewport[] = [
  { width: 768, scheme: 'light', axe: false },
  { width: 1440, scheme: 'light', axe: true },
  { width: 390, scheme: 'dark', axe: true },
  { width: 320, scheme: 'light', axe: false },
]

/** Looks at what stands on the screen in every width and scheme: nothing runs out at the side, axe finds nothing. */
export async function expectAllViewports(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  for (const { width, scheme, axe } of VIEWPORTS) {
    await page.setViewportSize({ width, height: 900 })
    // A colour in mid-change has no contrast to judge.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest, `${page.url()} at ${width} px, ${scheme}: nothing runs out at the side`).toBeLessThanOrEqual(width)
    if (axe) await expectAccessible(page)
  }
}
