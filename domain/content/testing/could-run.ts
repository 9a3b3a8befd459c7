/**
 * Returns the markup of everything in `root` and its descendants that could run, load, or navigate by itself; empty for
 * a safe page. Imports nothing, so that its text can be run in a browser.
 */
export function couldRun(root: Element): string[] {
  const faults = new Set<string>()
  const elements = [root, ...root.querySelectorAll('*')]
  for (const template of root.querySelectorAll('template')) elements.push(...template.content.querySelectorAll('*'))
  for (const element of elements) {
    // A field named `attributes` shadows a form's own property.
    const attributes = Element.prototype.getAttributeNames
      .call(element)
      .map((name) => [name.toLowerCase(), element.getAttribute(name) ?? ''] as const)
    const valueOf = (name: string) => attributes.find((attribute) => attribute[0] === name)?.[1]
    const address = valueOf('src') ?? valueOf('href')
    const isOurs = address !== undefined && new RegExp(`^(${location.origin})?/(?!/)`).test(address)
    const report = (suspicious: boolean) => suspicious && faults.add(element.outerHTML.slice(0, 200))
    const name = element.localName.toLowerCase()
    report(name === 'script' && valueOf('type') !== 'application/ld+json' && !isOurs)
    report(['iframe', 'frame', 'frameset', 'object', 'embed', 'base', 'marquee'].includes(name))
    report(['animate', 'set', 'foreignobject', 'annotation-xml', 'mglyph'].includes(name))
    report(name === 'meta' && valueOf('http-equiv') !== undefined)
    report(name === 'link' && !isOurs && valueOf('rel') !== 'canonical')
    report(name === 'style' && /@import|javascript:|trap\.example/i.test(element.textContent))
    for (const [attribute, value] of attributes) {
      // Browsers remove these characters from a URL before they parse its scheme.
      const scheme = Array.from(value).filter((sign) => sign > ' ')
      const read = scheme.join('').toLowerCase()
      report(attribute.startsWith('on') || attribute === 'srcdoc' || attribute === 'formaction')
      report(/(href|src|srcset|action|data|background|poster|cite)$/.test(attribute) && /^[a-z]*script:/.test(read))
      report(/(href|src|data)$/.test(attribute) && /^(blob|feed):|^data:(?!image\/(png|webp|gif|svg))/.test(read))
      report(attribute === 'style' && /url\(|expression|behavior|binding/.test(read))
      report(/^(action|background|poster|data|srcset)$/.test(attribute) && read.includes('trap.example'))
    }
  }
  return [...faults]
}
