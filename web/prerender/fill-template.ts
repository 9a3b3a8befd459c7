/** What goes into the places of index.html. */
export type PageParts = { head: string; links: string; page: string; after?: string }

/** A page out of the built index.html; throws when a place is missing. */
export function fillTemplate(template: string, { head, links, page, after = '' }: PageParts): string {
  const fillings = { head: links === '' ? head : `${head}\n    ${links}`, page, after }
  return Object.entries(fillings).reduce((html, [name, text]) => {
    const place = `<!--${name}-->`
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
    return html.replace(place, () => text)
  }, template)
}
