import type { FormatReason } from './reasons.ts'
import { decodeEntities, escapeHtml } from './text/format-html.ts'
import type { FilePicture } from './format-row.ts'

/** Which pictures a site takes, and how it names them. */
export type PictureRules = {
  /** How the name of a picture ends by its bytes (`png`); undefined: it is none, or larger than the site takes. */
  endingOf: (bytes: Uint8Array) => string | undefined
  /** The name of a picture, in letters and digits, by the SHA-256 of its bytes. */
  nameOf: (digest: Uint8Array) => string
}

const IMAGE = /<img\b[^<>]*>/gi

const attribute = (image: string, name: string): string =>
  decodeEntities(new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`, 'i').exec(image)?.[1]?.slice(1, -1) ?? '')

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
 * HTML whose pictures are those of the file. `bytesOf` gives the bytes of a source, or undefined where the file has none. What has no
 * description is described by the name of its file; what cannot be shown leaves its description.
 */
export function withPictures(
  html: string,
  shelf: PictureShelf,
  losses: FormatReason[],
  bytesOf: (source: string) => Uint8Array | undefined,
): string {
  return html.replace(IMAGE, (image) => {
    const source = attribute(image, 'src')
    const given = attribute(image, 'alt').trim()
    const name = nameOf(source).slice(0, 100)
    const leave = (code: 'format-picture-link' | 'format-picture-missing' | 'format-picture-bad') => {
      losses.push(`${code}:${/^data:/i.test(source) ? 'data' : name}`)
      return escapeHtml(given)
    }
    const bytes = bytesOf(source)
    if (bytes === undefined)
      return leave(/^(?:[a-z]+:)?\/\//i.test(source) ? 'format-picture-link' : 'format-picture-missing')
    const path = shelf.pathOf(name, bytes)
    if (path === undefined) return leave('format-picture-bad')
    if (given === '') losses.push(`format-picture-name:${name}`)
    const sizes = ['width', 'height'].flatMap((side) => {
      const size = attribute(image, side)
      return /^\d{1,5}$/.test(size) ? [` ${side}="${size}"`] : []
    })
    return `<img src="${path}" alt="${escapeHtml(given || name)}"${sizes.join('')}>`
  })
}

/** HTML of a file that carries no pictures. */
export const withoutPictures = (html: string, losses: FormatReason[]): string =>
  withPictures(
    html,
    pictureShelf(() => undefined),
    losses,
    () => undefined,
  )

/** The paths of the site's own pictures that HTML shows. */
export const ownPictures = (html: string): string[] =>
  (html.match(IMAGE) ?? []).map((image) => attribute(image, 'src')).filter((source) => source.startsWith('/images/'))
