/** Elements whose attributes determine how jsdom's default style sheet applies to them. */
const BY_ATTRIBUTES = ':is([style], [hidden], dialog, input, details > *)'

/**
 * Caches computed styles by element name. These tests load no style sheets, so elements without their own style look
 * like all others with the same name. Without the cache, jsdom applies its default style sheet to each element of every
 * query by role or name, which takes a fifth of these tests' time.
 */
export function installStyles(): void {
  const computed = globalThis.getComputedStyle
  const known = new Map<string, CSSStyleDeclaration>()
  globalThis.getComputedStyle = (element, pseudo) => {
    if (element.matches(BY_ATTRIBUTES)) return computed(element, pseudo)
    const style = known.get(element.localName) ?? computed(document.createElement(element.localName))
    known.set(element.localName, style)
    return style
  }
}
