/**
 * Opens an address in a new tab that knows nothing of this one; false when the browser blocks new tabs. A tab that is opened without
 * opener at once could not be told from a blocked one.
 */
export function openExternal(address: string): boolean {
  const tab = window.open('about:blank', '_blank')
  if (tab === null) return false
  tab.opener = null
  tab.location.replace(address)
  return true
}
