import type { FormatReason } from './reasons.ts'
import { element, type HtmlChild, htmlNodes, htmlText } from './text/html-node.ts'
import { picturesIn, tidied, type TidyRules } from './text/tidy-html.ts'
import type { FilePicture } from './format-row.ts'

/** Which pictures a site takes, and how it names them. */
export type PictureRules = {
  /** How the name of a picture ends by its bytes (`png`); undefined: it is none, or larger than the site takes. */
  endingOf: (bytes: Uint8Array) => string | undefined
  /** The name of a picture, in letters and digits, by the SHA-256 of its bytes. */
  nameOf: (digest: Uint8Array) => string
}

/** 32 bits of bytes: fast, no secret; pictures that agree in it are compared whole. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at])

/** The name of a file without its folders. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A path that stands for a picture while a file is read. */
export const PLACE = /\/images\/file\d{22}\.[a-z]+/g

/** The pictures of a file: the same bytes are one picture, under a path that stands for it while the file is read. */
export function pictureShelf(endingOf: PictureRules['endingOf']) {
  const pictures: FilePicture[] = []
  const byHash = new Map<number, FilePicture[]>()
  /** The paths of bytes that were given before, as one picture of a package is for each question that shows it. */
  const byBytes = new WeakMap<Uint8Array, string>()
  return {
    pictures,
    /** The path of a picture; undefined: it is none by its bytes, or too large. */
    pathOf: (name: string, bytes: Uint8Array): string | undefined => {
      const before = byBytes.get(bytes)
      if (before !== undefined) return before
      const ending = endingOf(bytes)
      if (ending === undefined) return undefined
      const hash = hashOf(bytes)
      const alike = byHash.get(hash) ?? []
      const same = alike.find((picture) => isSame(picture.bytes, bytes))
      if (same) {
        byBytes.set(bytes, same.path)
        return same.path
      }
      const path = `/images/file${String(pictures.length).padStart(22, '0')}.${ending}`
      const picture = { path, name: nameOf(name), bytes }
      pictures.push(picture)
      byHash.set(hash, [...alike, picture])
      byBytes.set(bytes, path)
      return path
    },
  }
}

export type PictureShelf = ReturnType<typeof pictureShelf>

/**
 * What stands for a picture of a text: one of the site. `bytesOf` gives the bytes of a source, or undefined where the file has none. What
 * has no description is described by the name of its file; what cannot be shown leaves its description.
 */
export const pictureRule =
  (
    shelf: PictureShelf,
    losses: FormatReason[],
    bytesOf: (source: string) => Uint8Array | undefined,
  ): NonNullable<TidyRules['picture']> =>
  ({ attributes }) => {
    const { src: source = '', alt = '' } = attributes
    const given = alt.trim()
    // The bytes of a picture that lies in its address are no name.
    const name = /^data:/i.test(source) ? 'picture' : nameOf(source).slice(0, 100)
    const leave = (code: 'format-picture-link' | 'format-picture-missing' | 'format-picture-bad') => {
      losses.push(`${code}:${name}`)
      return [given]
    }
    const bytes = bytesOf(source)
    if (bytes === undefined)
      return leave(/^(?:[a-z]+:)?\/\//i.test(source) ? 'format-picture-link' : 'format-picture-missing')
    const path = shelf.pathOf(name, bytes)
    if (path === undefined) return leave('format-picture-bad')
    if (given === '') losses.push(`format-picture-name:${name}`)
    const sides = Object.entries(attributes).filter(
      ([side, size]) => (side === 'width' || side === 'height') && /^\d{1,5}$/.test(size),
    )
    return [element('img', [], { src: path, alt: given || name, ...Object.fromEntries<string>(sides) })]
  }

/** The rule of a file that carries no pictures. */
export const noPictures = (losses: FormatReason[]) =>
  pictureRule(
    pictureShelf(() => undefined),
    losses,
    () => undefined,
  )

/** HTML for a format that carries no pictures: their descriptions stay. */
export const withoutPictures = (html: string): string =>
  htmlText(tidied(htmlNodes(html), { losses: [], picture: ({ attributes }) => [(attributes['alt'] ?? '').trim()] }))

/** A tree whose pictures are at other addresses. */
export const withSources = (children: readonly HtmlChild[], sourceOf: (source: string) => string): HtmlChild[] =>
  children.map((child) => {
    if (typeof child === 'string') return child
    const { attributes } = child
    if (child.name === 'img') return { ...child, attributes: { ...attributes, src: sourceOf(attributes['src'] ?? '') } }
    return { ...child, children: withSources(child.children, sourceOf) }
  })

/** The paths of the site's own pictures that HTML shows. */
export const ownPictures = (html: string): string[] =>
  picturesIn(htmlNodes(html))
    .map(({ attributes }) => attributes['src'] ?? '')
    .filter((source) => source.startsWith('/images/'))
