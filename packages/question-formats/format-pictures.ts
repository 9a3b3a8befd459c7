import type { FormatReason } from './reasons.ts'
import { element, type HtmlChild, htmlNodes, htmlText } from './text/html-node.ts'
import { picturesIn, tidied, type TidyRules } from './text/tidy-html.ts'
import type { FilePicture } from './format-row.ts'

/** The pictures that a site accepts, and how it names them. */
export type PictureRules = {
  /**
   * The extension of a picture by its bytes (`png`); undefined if it isn't a supported picture or exceeds the site's
   * size limit.
   */
  endingOf: (bytes: Uint8Array) => string | undefined
  /** The alphanumeric name of a picture, by the SHA-256 of its bytes. */
  nameOf: (digest: Uint8Array) => string
}

/** A fast 32-bit hash, not for security; pictures with equal hashes are compared in full. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at])

/** The file name without its folders. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A placeholder path for a picture while a file is read. */
export const PLACE = /\/images\/file\d{22}\.[a-z]+/g

/** Collects the pictures of a file; equal bytes are one picture with one placeholder path. */
export function pictureShelf(endingOf: PictureRules['endingOf']) {
  const pictures: FilePicture[] = []
  const byHash = new Map<number, FilePicture[]>()
  /** The paths of byte arrays seen before, as when several questions show one picture of a package. */
  const byBytes = new WeakMap<Uint8Array, string>()
  return {
    pictures,
    /** The path of a picture; undefined if its bytes aren't a supported picture or are too large. */
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
 * Replaces a text's pictures with pictures of the site. `bytesOf` returns the bytes of a source, or undefined if the
 * file lacks them. A picture without a description gets its file name; one that can't be shown becomes its description.
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
    // A data URL contains no file name.
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

/** The rule for a file without pictures. */
export const noPictures = (losses: FormatReason[]) =>
  pictureRule(
    pictureShelf(() => undefined),
    losses,
    () => undefined,
  )

/** HTML for a format without pictures: each becomes its description. */
export const withoutPictures = (html: string): string =>
  htmlText(tidied(htmlNodes(html), { losses: [], picture: ({ attributes }) => [(attributes['alt'] ?? '').trim()] }))

/** A tree with the sources of its pictures replaced. */
export const withSources = (children: readonly HtmlChild[], sourceOf: (source: string) => string): HtmlChild[] =>
  children.map((child) => {
    if (typeof child === 'string') return child
    const { attributes } = child
    if (child.name === 'img') return { ...child, attributes: { ...attributes, src: sourceOf(attributes['src'] ?? '') } }
    return { ...child, children: withSources(child.children, sourceOf) }
  })

/** The paths of the site's own pictures in HTML. */
export const ownPictures = (html: string): string[] =>
  picturesIn(htmlNodes(html))
    .map(({ attributes }) => attributes['src'] ?? '')
    .filter((source) => source.startsWith('/images/'))
