import { SESSION_KEY, THEME_KEY } from '#web/lib/storage/stored-keys.ts'

/** The files of each screen of a signed-in user, by its path; the build puts them here (web/build/prerender). */
declare const ROUTE_SCRIPTS: Readonly<Record<string, readonly string[]>> | undefined
/** Where the chunk of `first-requests.ts` is. */
declare const FIRST_REQUESTS: string

const addLink = (link: { rel: string; href: string; as?: string }) =>
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, link))

/**
 * Runs before the first paint, as a small file (the content security policy allows no inline script). A pre-rendered
 * page is a visitor's in the system's colors: this applies the chosen theme, hides the sign-in links from a signed-in
 * user, and starts fetching their screen's code beside the entry.
 */
const marks = document.documentElement.dataset
try {
  const theme = localStorage.getItem(THEME_KEY)
  if (theme === '"dark"' || theme === '"light"') marks.theme = theme.slice(1, -1)
  const session = sessionStorage.getItem(SESSION_KEY)
  // An administrator's header has a second row.
  if (session !== null) {
    marks.session = session.includes('"type":"Admin"') ? 'Admin' : 'Student'
    preload(location.pathname)
  }
} catch {
  // A browser that blocks its storage has stored nothing.
}

function preload(path: string): void {
  if (typeof ROUTE_SCRIPTS === 'undefined' || !(path in ROUTE_SCRIPTS)) return
  // What the first request to the server waits for.
  addLink({ rel: 'preload', as: 'fetch', href: '/config.json' })
  for (const file of ROUTE_SCRIPTS[path] ?? []) addLink({ rel: 'modulepreload', href: `/${file}` })
  // Sends the screen's first query, without waiting for React. What fails here is done again by the screen.
  import(FIRST_REQUESTS).catch(() => undefined)
}
