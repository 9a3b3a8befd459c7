import type { BrowserContext, Page } from '@playwright/test'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { expect } from '#tests/client/screen/story.ts'

/** What a payload did, in words; empty as long as none ran. */
export type XssProbe = { hits: string[] }

/**
 * Lies in wait in every page of a browser: for a payload that calls `ran()`, opens a dialog or a page, or asks
 * trap.example for anything but a picture. A story looks at one page at a time: a second one was opened by a payload.
 */
export async function installXssProbe(context: BrowserContext): Promise<XssProbe> {
  const probe: XssProbe = { hits: [] }
  await context.exposeFunction('ran', () => probe.hits.push('a payload ran'))
  await context.route(/trap\.example/, async (route) => {
    const type = route.request().resourceType()
    if (type !== 'image') probe.hits.push(`${type} of ${route.request().url()}`)
    await route.abort()
  })
  context.on('dialog', (dialog) => {
    // The browser's own question before a form with changes is left.
    if (dialog.type() === 'beforeunload') {
      void dialog.accept()
      return
    }
    probe.hits.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (page) => {
    if (context.pages().length > 1) probe.hits.push(`a page opened: ${page.url()}`)
  })
  return probe
}

/** Points at, focuses and animates everything that authors wrote, as a reader would; runs in the page. */
function touchEverything(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('.rich-text *, .ProseMirror *')) {
    for (const type of ['mouseover', 'mouseenter', 'pointerenter', 'focusin', 'animationstart', 'toggle', 'error'])
      element.dispatchEvent(new Event(type, { bubbles: type !== 'error' }))
  }
}

/** Nothing ran, and nothing on the page could. `where` names the place. */
export async function expectNothingRan(page: Page, probe: XssProbe, where: string): Promise<void> {
  const whole = page.locator('html')
  await whole.evaluate(touchEverything)
  expect(await whole.evaluate(couldRun), `${where}: what could run`).toEqual([])
  expect(probe.hits, `${where}: what ran`).toEqual([])
}
