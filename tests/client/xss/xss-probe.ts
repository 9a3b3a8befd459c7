import type { BrowserContext, Page } from '@playwright/test'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { expect } from '#tests/client/screen/story.ts'

/** What payloads did, in words; empty if none ran. */
export type XssProbe = { hits: string[] }

/**
 * Detects payloads in every page of a browser that call `ran()`, open a dialog or a page, or request anything but an
 * image from trap.example. A story has only one page, so a payload must have opened a second one.
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
    // The browser's own dialog before leaving a form with changes.
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

/** Hovers over, focuses, and animates everything that authors wrote, as a reader would; runs in the page. */
function triggerEvents(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('.rich-text *, .ProseMirror *')) {
    for (const type of ['mouseover', 'mouseenter', 'pointerenter', 'focusin', 'animationstart', 'toggle', 'error'])
      element.dispatchEvent(new Event(type, { bubbles: type !== 'error' }))
  }
}

/** Expects that nothing ran, and that nothing on the page could. `where` names the screen. */
export async function expectNothingRan(page: Page, probe: XssProbe, where: string): Promise<void> {
  const root = page.locator('html')
  await root.evaluate(triggerEvents)
  expect(await root.evaluate(couldRun), `${where}: what could run`).toEqual([])
  expect(probe.hits, `${where}: what ran`).toEqual([])
}
