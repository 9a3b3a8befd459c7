const nowhere = () => ({ x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, toJSON: () => ({}) })

/** jsdom has no layout, but the rich text editor requests the position of its text. */
export function installLayout(): void {
  Range.prototype.getBoundingClientRect = nowhere
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  document.elementFromPoint = () => null
}
