/** Empties the tab's own store: tokens, session, selection and whatever else belonged to who was signed in here. */
export function clearTab(): void {
  try {
    window.sessionStorage.clear()
  } catch {
    // A browser that blocks its storage has stored nothing.
  }
}
