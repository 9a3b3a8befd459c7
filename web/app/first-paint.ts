import { SESSION_KEY, THEME_KEY } from '#web/lib/storage/stored-keys.ts'

/** The files of each signed-in screen, by its path; the build inserts them here (web/build/prerender). */
declare const ROUTE_FILES: Readonly<Record<string, readonly string[]>> | undefined
/** URL of the chunk that contains `first-requests.ts`. */
declare const FIRST_REQUESTS: string

const addLink = (link: { rel: string; href: string; as?: string }) =>
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, link))

/**
 * Runs before the first paint, from a small file because the content security policy forbids inline scripts.
 * Pre-rendered pages show the visitor's view in the system's color scheme, so this applies the chosen theme, hides the
 * sign-in links from a signed-in user, and fetches their screen's code in parallel with the entry.
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
  // A browser that blocks storage has nothing stored.
}

function preload(path: string): void {
  if (typeof ROUTE_FILES === 'undefined' || !(path in ROUTE_FILES)) return
  // The first request to the server waits for this file.
  addLink({ rel: 'preload', as: 'fetch', href: '/config.json' })
  for (const file of ROUTE_FILES[path] ?? [])
    addLink({
      href: `/${file}`,
      ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
    })
  // Sends the screen's first query without waiting for React. If this fails, the screen sends it again.
  import(FIRST_REQUESTS).catch(() => undefined)
}
