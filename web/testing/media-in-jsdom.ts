/** jsdom has no media queries: none matches. */
export function installMedia(): void {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  if (!('matchMedia' in window)) Object.assign(window, { matchMedia: () => list })
}
