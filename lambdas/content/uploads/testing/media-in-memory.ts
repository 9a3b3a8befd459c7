import type { MediaFiles, StoredAs } from '../media-files.ts'
import type { Multipart, Part } from '../multipart.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** An in-memory media bucket with multipart uploads and whole objects, as in S3. */
export function mediaInMemory() {
  const uploads = new Map<string, Part[]>()
  const objects = new Map<string, Bytes>()
  const storedAs = new Map<string, StoredAs>()
  const types = new Map<string, string>()
  let content: Bytes = new Uint8Array()
  let begun = 0
  let completes: () => Promise<void> = () => Promise.resolve()
  const multipart: Multipart = {
    begin: (key, contentType) => {
      begun += 1
      types.set(`u${begun}`, contentType)
      uploads.set(`${key}!u${begun}`, [])
      return Promise.resolve(`u${begun}`)
    },
    parts: (key, id) => Promise.resolve(uploads.get(`${key}!${id}`)),
    signPart: (key, id, number) => Promise.resolve(`https://files/${key}?${id}&${number}`),
    complete: async (key, id) => {
      await completes()
      if (!uploads.delete(`${key}!${id}`)) return
      objects.set(key, content)
      storedAs.set(key, { contentType: types.get(id) ?? '' })
    },
    abort: (key, id) => {
      uploads.delete(`${key}!${id}`)
      return Promise.resolve()
    },
  }
  const files: MediaFiles = {
    signPut: (key, size) => Promise.resolve(`https://files/${key}?${size}`),
    head: (key, bytes) => Promise.resolve((objects.get(key) ?? new Uint8Array()).slice(0, bytes)),
    range: (key, from, bytes) => Promise.resolve((objects.get(key) ?? new Uint8Array()).slice(from, from + bytes)),
    size: (key) => Promise.resolve(objects.get(key)?.length),
    put: (key, bytes, as) => {
      if (as.once === true && objects.has(key)) return Promise.resolve()
      objects.set(key, bytes)
      storedAs.set(key, as)
      return Promise.resolve()
    },
    remove: (key) => {
      objects.delete(key)
      return Promise.resolve()
    },
  }
  return {
    multipart,
    files,
    uploads,
    objects,
    storedAs,
    /** Sets the content of the next assembled uploads. */
    holding: (bytes: Bytes) => {
      content = bytes
    },
    /** Runs before an upload is assembled, to simulate a concurrent change. */
    beforeComplete: (run: () => Promise<void>) => {
      completes = run
    },
  }
}
