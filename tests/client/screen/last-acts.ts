import type { BrowserContext } from '@playwright/test'

type Witness = { lastActs?: string[] }
/** The browser's Navigation API, which TypeScript doesn't declare yet. */
type Navigating = { navigation: EventTarget }
type Navigate = { navigationType: string; destination: { url: string } }

/** Runs in the page: records its events, the only evidence when a story fails once in hundreds of runs. */
export function recordActs(): void {
  const acts: string[] = []
  ;(window as Witness).lastActs = acts
  const note = (what: string) => {
    acts.push(`${Math.round(performance.now())} ms ${what}`)
    acts.splice(0, acts.length - 25)
  }
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'popstate'])
    window.addEventListener(
      type,
      ({ target }) =>
        note(`${type} ${target instanceof Element ? `${target.tagName} ${target.textContent.slice(0, 30)}` : ''}`),
      { capture: true },
    )
  window.addEventListener('click', ({ defaultPrevented }) =>
    note(`click was ${defaultPrevented ? 'taken' : 'left to the browser'}`),
  )
  const { navigation } = window as unknown as Navigating
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as unknown as Navigate
    note(`${navigationType} ${destination.url}`)
  })
}

/** The last recorded events of a failed story's pages, one per line. */
export async function lastActs(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(
    context.pages().map(async (page) => {
      const acts = await page.evaluate(() => (window as Witness).lastActs ?? []).catch(() => [])
      return [`Last acts on ${page.url()}:`, ...acts].join('\n  ')
    }),
  )
  return pages.join('\n')
}
