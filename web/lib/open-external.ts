/** Opens an address in a new tab that knows nothing of this one. */
export const openExternal = (address: string): void => {
  window.open(address, '_blank', 'noopener,noreferrer')
}
