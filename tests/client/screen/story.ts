import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { lastActs, recordActs } from './last-acts.ts'

/** What the browser itself logs when a story has a request refused (a wrong password) or cuts the line (`setOffline`). */
const REFUSED_ON_PURPOSE =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)|WebSocket connection to .* failed: .*net::ERR_INTERNET_DISCONNECTED/

/** What the browser's console may say in a story; `also` is set by a story that brings about more. */
type Silence = { also: RegExp; silent: undefined }

/**
 * A story whose page must be silent: an exception or a console error that the story does not bring about itself fails it.
 */
export const story = base.extend<Silence>({
  also: [/^\b$/, { option: true }],
  silent: [
    async ({ context, also }, use, info) => {
      const errors: string[] = []
      await context.addInitScript(recordActs)
      context.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !REFUSED_ON_PURPOSE.test(text) && !also.test(text)) errors.push(text)
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use(undefined)
      if (info.status !== info.expectedStatus) console.log(await lastActs(context))
      expect(errors, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Looks at the page with axe: nothing may break WCAG 2.2 A or AA. In the page itself: the builder's other way opens a second
 * page each time, to join what frames of other origins say, and there are none here.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What a sticky header covers while the page is scrolled is not covered for good: axe would call it too small to touch.
  const reduced = await page.evaluate(() => {
    window.scrollTo(0, 0)
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches
  })
  // What fades has not its contrast yet, and a button may be enabled while axe looks: nothing fades until it has looked.
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
