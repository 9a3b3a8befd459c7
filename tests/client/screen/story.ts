import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { recentActions, recordActions } from './recent-actions.ts'

/**
 * The browser's own messages when a story provokes a rejected request (a wrong password) or goes offline
 * (`setOffline`).
 */
const REFUSED_ON_PURPOSE =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)|WebSocket connection to .* failed: .*net::ERR_INTERNET_DISCONNECTED/

/** Console messages that a story allows; stories that provoke more set `allowedErrors`. */
type Silence = { allowedErrors: RegExp; silent: undefined }

/** A story whose page must stay silent: it fails on an exception or console error that it doesn't provoke itself. */
export const story = base.extend<Silence>({
  allowedErrors: [/^\b$/, { option: true }],
  silent: [
    async ({ context, allowedErrors }, use, info) => {
      const errors: string[] = []
      await context.addInitScript(recordActions)
      context.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !REFUSED_ON_PURPOSE.test(text) && !allowedErrors.test(text)) errors.push(text)
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(undefined)
      if (info.status !== info.expectedStatus) console.log(await recentActions(context))
      expect(errors, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Checks the page with axe: no violation of WCAG 2.2 A or AA. Runs in the page itself, because the builder's default
 * opens a second page each time to merge results of cross-origin frames, and there are none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Elements under a sticky header are only covered temporarily, but axe would report them as too small to touch.
  const reduced = await page.evaluate(() => {
    window.scrollTo(0, 0)
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches
  })
  // Disables animations during the check because axe would measure a fading element's contrast or a button that is just
  // being enabled.
  if (!reduced) await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  if (!reduced) await page.emulateMedia({ reducedMotion: null })
  const list = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(list, `axe: ${list.join('; ')}`).toEqual([])
}

export { expect, type Page } from '@playwright/test'
