import { gzipSync } from 'node:zlib'

/** What a size needs to know of a chunk of the bundle. */
export type Chunk = { fileName: string; code: string; imports: readonly string[]; moduleIds: readonly string[] }

/** A chunk, and all that it needs at once. */
function withImports(chunks: ReadonlyMap<string, Chunk>, file: string, visited: Set<string>): void {
  if (visited.has(file)) return
  visited.add(file)
  for (const needed of chunks.get(file)?.imports ?? []) withImports(chunks, needed, visited)
}

/**
 * The JavaScript, gzip, in bytes, that a browser with an empty cache fetches to run these modules. Throws when a module is in no
 * chunk: a view that loads otherwise needs its list put right.
 */
function sentBytes(all: readonly Chunk[], modules: readonly string[]): number {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  for (const module of modules) {
    const chunk = all.find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`${module} is in no chunk of the bundle`)
    withImports(chunks, chunk.fileName, files)
  }
  return [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0)
}

/** What is sent for these modules, in KB of 1,024 bytes. Throws when a module is in no chunk. */
export const firstViewSize = (all: readonly Chunk[], modules: readonly string[]): number =>
  Math.ceil(sentBytes(all, modules) / 1024)

/** What modules add to a view that has these already, in KB with one decimal. Throws when a module is in no chunk. */
export const addedSize = (all: readonly Chunk[], view: readonly string[], modules: readonly string[]): number =>
  Math.ceil(((sentBytes(all, [...view, ...modules]) - sentBytes(all, view)) * 10) / 1024) / 10
