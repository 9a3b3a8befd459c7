import type { BrowserContext } from '@playwright/test'

type Witness = { lastActs?: string[] }
/** The browser's Navigation API, of which TypeScript knows nothing yet. */
type Navigating = { navigation: EventTarget }
type Navigate = { navigationType: string; destination: { url: string } }

/** Runs in the page: a story that fails once in hundreds of runs has no other witness of what its page was given. */
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

/** What the pages of a failed story were given last, a line each. */
export async function lastActs(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(
    context.pages().map(async (page) => {
      const acts = await page.evaluate(() => (window as Witness).lastActs ?? []).catch(() => [])
      return [`Last acts on ${page.url()}:`, ...acts].join('\n  ')
    }),
  )
  return pages.join('\n')
}
