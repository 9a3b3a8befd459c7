import type { RenditionName } from '#domain/content/hls/rendition-names.ts'

/** An encoded rendition: its bytes and the playlist of its byte ranges. */
export type MadeRendition = { body: Blob; playlist: string }

type Chunk = { data: Uint8Array<ArrayBuffer>; position: number }

/** Local storage for renditions until they are uploaded. Finished ones survive a reload. */
export type RenditionFiles = {
  find: (name: RenditionName) => Promise<MadeRendition | undefined>
  /** `write` writes the file and returns its playlist. */
  make: (name: RenditionName, write: (to: WritableStream<Chunk>) => Promise<string>) => Promise<MadeRendition>
  remove: () => Promise<void>
}

const ROOT = 'renditions'

/** In-memory fallback for browsers without the origin private file system, as in a private window. */
function inMemory(): RenditionFiles {
  const made = new Map<RenditionName, MadeRendition>()
  return {
    find: (name) => Promise.resolve(made.get(name)),
    make: async (name, write) => {
      const pieces: { data: Uint8Array<ArrayBuffer>; position: number }[] = []
      const playlist = await write(
        new WritableStream<Chunk>({
          write: ({ data, position }) => void pieces.push({ data: data.slice(), position }),
        }),
      )
      const size = Math.max(0, ...pieces.map(({ data, position }) => position + data.length))
      const bytes = new Uint8Array(size)
      for (const { data, position } of pieces) bytes.set(data, position)
      const rendition = { body: new Blob([bytes]), playlist }
      made.set(name, rendition)
      return rendition
    },
    remove: () => {
      made.clear()
      return Promise.resolve()
    },
  }
}

/** The folder for renditions in the origin private file system, if the browser supports writing to it. */
async function rootFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!('storage' in navigator) || typeof FileSystemFileHandle === 'undefined') return undefined
  if (!('createWritable' in FileSystemFileHandle.prototype)) return undefined
  const root = await navigator.storage.getDirectory().catch(() => undefined)
  return root?.getDirectoryHandle(ROOT, { create: true }).catch(() => undefined)
}

const absent = (): undefined => undefined

/** The local files of `folder`. Removes abandoned folders, which are those not in `keptFolders`. */
export async function renditionFiles(folder: string, keptFolders: readonly string[]): Promise<RenditionFiles> {
  const root = await rootFolder()
  const directory = await root?.getDirectoryHandle(folder, { create: true }).catch(absent)
  if (root === undefined || directory === undefined) return inMemory()
  for await (const name of root.keys())
    if (name !== folder && !keptFolders.includes(name)) await root.removeEntry(name, { recursive: true }).catch(absent)
  const read = async (name: string) => (await directory.getFileHandle(name).catch(absent))?.getFile()
  const find: RenditionFiles['find'] = async (name) => {
    // The playlist is written last, so a file with a playlist is complete.
    const [body, playlist] = [await read(`${name}.mp4`), await read(`${name}.m3u8`)]
    return body === undefined || playlist === undefined || playlist.size === 0
      ? undefined
      : { body, playlist: await playlist.text() }
  }
  return {
    find,
    make: async (name, write) => {
      const file = await directory.getFileHandle(`${name}.mp4`, { create: true })
      const playlist = await write(await file.createWritable())
      const text = await (await directory.getFileHandle(`${name}.m3u8`, { create: true })).createWritable()
      await text.write(playlist)
      await text.close()
      return { body: await file.getFile(), playlist }
    },
    remove: async () => {
      await root.removeEntry(folder, { recursive: true }).catch(absent)
    },
  }
}
