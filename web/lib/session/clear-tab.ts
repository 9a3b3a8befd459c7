/** Clears the tab's sessionStorage: tokens, session, selection, and everything else of the user who was signed in. */
export function clearTab(): void {
  try {
    window.sessionStorage.clear()
  } catch {
    // A browser that blocks storage has nothing stored.
  }
}
