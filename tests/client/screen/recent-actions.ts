import type { BrowserContext } from '@playwright/test'

type RecordingWindow = { recentActions?: string[] }
/** The browser's Navigation API, which TypeScript doesn't declare yet. */
type NavigationWindow = { navigation: EventTarget }
type Navigate = { navigationType: string; destination: { url: string } }

/** Runs in the page: records its events, the only evidence when a story fails once in hundreds of runs. */
export function recordActions(): void {
  const actions: string[] = []
  ;(window as RecordingWindow).recentActions = actions
  const note = (what: string) => {
    actions.push(`${Math.round(performance.now())} ms ${what}`)
    actions.splice(0, actions.length - 25)
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
  const { navigation } = window as unknown as NavigationWindow
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as unknown as Navigate
    note(`${navigationType} ${destination.url}`)
  })
}

/** The last recorded events of a failed story's pages, one per line. */
export async function recentActions(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(
    context.pages().map(async (page) => {
      const actions = await page.evaluate(() => (window as RecordingWindow).recentActions ?? []).catch(() => [])
      return [`Last acts on ${page.url()}:`, ...actions].join('\n  ')
    }),
  )
  return pages.join('\n')
}
