import { SESSION_KEY, THEME_KEY } from '#web/lib/storage/stored-keys.ts'

/**
 * Runs before the first paint, as a small file of its own (the content security policy admits no inline script). A
 * pre-rendered page is a visitor's, in the system's colours: this applies the chosen theme and hides the links to sign
 * in from a signed-in user.
 */
const marks = document.documentElement.dataset
try {
  const theme = localStorage.getItem(THEME_KEY)
  if (theme === '"dark"' || theme === '"light"') marks.theme = theme.slice(1, -1)
  if (sessionStorage.getItem(SESSION_KEY) !== null) marks.session = ''
} catch {
  // A browser that blocks its storage has stored nothing.
}
