import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** The content type of a file, by its extension. */
function contentType(file: string): string {
  return types[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/** A file ready to send. `gzip` is set for compressible types. */
export type SiteFile = { body: Buffer; gzip: Buffer | undefined; type: string; etag: string; cacheControl: string }

const shrinks = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

/** Creates a site file from bytes. Names with a content hash are cached forever; all others are revalidated. */
export function toSiteFile(path: string, body: Buffer, type = contentType(path)): SiteFile {
  const hashed = /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)
  return {
    body,
    gzip: shrinks.test(type) && body.length > 512 ? gzipSync(body) : undefined,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

/** Finds files in a folder; reads and compresses each once until it changes. Never finds files outside the folder. */
export function createFileFinder(folder: string): (path: string) => SiteFile | undefined {
  const cache = new Map<string, { stamp: string; file: SiteFile }>()
  return (path) => {
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return undefined
    }
    const file = normalize(join(folder, decoded))
    if (decoded.includes('\0') || !file.startsWith(normalize(folder) + sep) || !existsSync(file)) return undefined
    const stat = statSync(file)
    if (!stat.isFile()) return undefined
    const stamp = `${String(stat.mtimeMs)}/${String(stat.size)}`
    const known = cache.get(file)
    if (known?.stamp === stamp) return known.file
    const made = toSiteFile(decoded, readFileSync(file))
    cache.set(file, { stamp, file: made })
    return made
  }
}
