/** What goes into the places of index.html. */
export type PageParts = {
  /** Title and tags of this page. */
  head: string
  /** Address of the script that runs before the first paint. */
  first: string
  /** Links to the code of this page's screen. */
  links?: string
  page?: string
  /** After the page, such as what it says without scripts. */
  after?: string
}

/** A page out of the built index.html; throws when a place is missing. */
export function fillTemplate(template: string, { head, first, links = '', page = '', after = '' }: PageParts): string {
  const fillings = {
    '<!--head-->': `<script src="${first}"></script>\n    ${head}`,
    '<!--page-->': page,
    '<!--after-->': after,
    // After the entry's own links.
    '</head>': `  ${links}\n  </head>`,
  }
  return Object.entries(fillings).reduce((html, [place, text]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
    return html.replace(place, () => text)
  }, template)
}
