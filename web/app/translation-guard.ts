/** The element that replaced a text node, for each text node that a translator or an extension replaced. */
const replacements = new WeakMap<Node, Element>()

let replaced = false

/** Whether a translator or an extension has replaced text on this page. */
export const isTranslated = (): boolean => replaced

const isFont = (node: Node | null): node is Element => node instanceof Element && node.tagName === 'FONT'

function recordReplaced(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const node of removedNodes) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (font && node.nodeType === Node.TEXT_NODE && node.parentNode === null) {
        replacements.set(node, font)
        replaced = true
      }
    }
}

/**
 * Removes a node, or its replacement, that a translator has moved into its own element. Also removes that element if it
 * contains nothing else.
 */
function removeMoved(parent: Node, child: Node): void {
  let moved: Node = replacements.get(child) ?? child
  while (isFont(moved.parentNode) && moved.parentNode !== parent && moved.parentNode.childNodes.length === 1)
    moved = moved.parentNode
  // If other code has already removed the node, there is nothing to do.
  if (moved.parentNode !== null && parent.contains(moved)) moved.parentNode.removeChild(moved)
}

/**
 * Keeps the page working under a browser's translator, which replaces text nodes that React still holds with `<font>`
 * elements. React would fail when removing such a text or inserting before it, and would update invisible text. Here
 * the element takes the text node's place; a changed text replaces the element and is translated again.
 */
export function guardAgainstTranslation(): void {
  new MutationObserver(recordReplaced).observe(document.documentElement, { childList: true, subtree: true })
  // oxlint-disable-next-line typescript/unbound-method -- both are called with the node that they were called on
  const { removeChild, insertBefore } = Node.prototype
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const replacementIn = (parent: Node, child: Node): Node => {
    const font = replacements.get(child)
    return font?.parentNode === parent ? font : child
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const current = replacementIn(this, child)
    if (current.parentNode === this) removeChild.call(this, current)
    else removeMoved(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const current = before && replacementIn(this, before)
    // If the reference node is gone, the child is appended.
    insertBefore.call(this, child, current?.parentNode === this ? current : null)
    return child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      text?.set?.call(this, value)
      const font = this.parentNode === null ? replacements.get(this) : undefined
      if (font?.isConnected === true) font.replaceWith(this)
    },
  })
}
