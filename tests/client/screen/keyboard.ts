import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STEPS = 80

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; !(await isThere()); steps += 1) {
    expect(steps, `${String(target)} is reached by Tab`).toBeLessThan(MAX_STEPS)
    await page.keyboard.press('Tab')
  }
  const seen = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })
  expect(seen, `the focus on ${String(target)} shows`).toBe(true)
}

/** Moves the focus to a button or link with Tab and presses Enter once it is ready. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}
