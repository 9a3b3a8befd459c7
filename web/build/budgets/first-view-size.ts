import { gzipSync } from 'node:zlib'

/** The fields of a bundle chunk that sizes are computed from. */
export type Chunk = {
  fileName: string
  code: string
  imports: readonly string[]
  moduleIds: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** The files of a bundle that sizes are computed from: its chunks, and its stylesheets by file name. */
export type Bundle = { chunks: readonly Chunk[]; styles: ReadonlyMap<string, string> }

/** Collects a chunk and its static imports, recursively. */
function withImports(chunks: ReadonlyMap<string, Chunk>, file: string, visited: Set<string>): void {
  if (visited.has(file)) return
  visited.add(file)
  for (const needed of chunks.get(file)?.imports ?? []) withImports(chunks, needed, visited)
}

/**
 * The gzipped JavaScript and CSS in bytes that a browser with an empty cache fetches to run these modules. Throws if a
 * module is in no chunk, which means that the list of a view is out of date.
 */
function sentBytes({ chunks: all, styles }: Bundle, modules: readonly string[]): number {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  for (const module of modules) {
    const chunk = all.find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`${module} is in no chunk of the bundle`)
    withImports(chunks, chunk.fileName, files)
  }
  const sheets = new Set([...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]))
  const texts = [...files].map((file) => chunks.get(file)?.code).concat([...sheets].map((file) => styles.get(file)))
  return texts.reduce((sum, text = '') => sum + gzipSync(text).length, 0)
}

/** The size sent for these modules, in KB of 1,024 bytes. Throws if a module is in no chunk. */
export const firstViewSize = (bundle: Bundle, modules: readonly string[]): number =>
  Math.ceil(sentBytes(bundle, modules) / 1024)

/**
 * The size that modules add to a view that already has `view`, in KB with one decimal. Throws if a module is in no
 * chunk.
 */
export const addedSize = (bundle: Bundle, view: readonly string[], modules: readonly string[]): number =>
  Math.ceil(((sentBytes(bundle, [...view, ...modules]) - sentBytes(bundle, view)) * 10) / 1024) / 10
