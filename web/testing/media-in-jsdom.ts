/** jsdom has no layout, so no element ever changes its size. */
class NoResizes {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

/** jsdom has no media queries, so none matches. */
export function installMedia(): void {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  if (!('matchMedia' in window)) Object.assign(window, { matchMedia: () => list })
  if (!('ResizeObserver' in window)) Object.assign(window, { ResizeObserver: NoResizes })
}
