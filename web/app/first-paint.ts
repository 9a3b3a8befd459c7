import { SESSION_KEY, THEME_KEY } from '#web/lib/storage/stored-keys.ts'

/**
 * Runs before the first paint of a page, as a small file of its own (the content security policy admits no inline script):
 * a pre-rendered page is a visitor's, in the system's colours. A visitor who chose other colours sees these from the start, and
 * a signed-in user sees no way to sign in until the code has taken the page over.
 */
const marks = document.documentElement.dataset
try {
  const theme = localStorage.getItem(THEME_KEY)
  if (theme === '"dark"' || theme === '"light"') marks.theme = theme.slice(1, -1)
  if (sessionStorage.getItem(SESSION_KEY) !== null) marks.session = ''
} catch {
  // A browser that refuses its stores has kept nothing.
}
