/** Elements whose attributes decide what jsdom's own style sheet says of them. */
const BY_ATTRIBUTES = ':is([style], [hidden], dialog, input, details > *)'

/**
 * No style sheet is loaded in these tests, so an element without a style of its own looks like every other with its name: jsdom
 * applies its own style sheet once a name, not for each element that a role or a name is looked up for (a fifth of these tests' time).
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
