/** What stands in the place of a text node of the page since a translator, or an extension, replaced it. */
const stands = new WeakMap<Node, Element>()

let replaced = false

/** Whether a translator, or an extension, has replaced a text of this page. */
export const isTranslated = (): boolean => replaced

const isFont = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT'

function recordReplaced(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const node of removedNodes) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (font && node.nodeType === Node.TEXT_NODE && node.parentNode === null) {
        stands.set(node, font)
        replaced = true
      }
    }
}

/** Removes a node that a translator has moved into an element of its own, with the element where nothing else is in it; or what replaced it. */
function removeMoved(parent: Node, child: Node): void {
  let moved: Node = stands.get(child) ?? child
  while (isFont(moved.parentNode) && moved.parentNode !== parent && moved.parentNode.childNodes.length === 1)
    moved = moved.parentNode
  // What somebody else has removed is gone already.
  if (moved.parentNode !== null && parent.contains(moved)) moved.parentNode.removeChild(moved)
}

/**
 * Keeps the page alive under a browser's translator, which replaces text nodes that React still holds with `<font>`
 * elements: React would fail when it removes such a text or inserts before it, and would update words nobody sees. Here
 * the element stands for the text; a changed text takes its place back and is translated again.
 */
export function surviveTranslation(): void {
  new MutationObserver(recordReplaced).observe(document.documentElement, { childList: true, subtree: true })
  // oxlint-disable-next-line typescript/unbound-method -- both are called with the node that they were called on
  const { removeChild, insertBefore } = Node.prototype
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const placeIn = (parent: Node, child: Node): Node => {
    const font = stands.get(child)
    return font?.parentNode === parent ? font : child
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child)
    if (place.parentNode === this) removeChild.call(this, place)
    else removeMoved(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const place = before && placeIn(this, before)
    // Before what is gone: at the end.
    insertBefore.call(this, child, place?.parentNode === this ? place : null)
    return child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      text?.set?.call(this, value)
      const font = this.parentNode === null ? stands.get(this) : undefined
      if (font?.isConnected === true) font.replaceWith(this)
    },
  })
}
