import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

type StoredUpload = { name: string; uploadId: string }

const areStoredUploads = (value: unknown): value is StoredUpload[] =>
  Array.isArray(value) && value.every((each: unknown) => isObject(each) && 'name' in each && 'uploadId' in each)

const stored = storedValue(() => window.localStorage, 'academy.uploads', areStoredUploads)
/** Uploads that were left for good are dropped by the bucket; their names need not pile up here. */
const MOST = 20

/** The uploads that were begun in this browser, by task and file: the same file is resumed where it was interrupted. */
export const storedUploads = {
  find: (name: string): string | undefined => stored.read()?.find((upload) => upload.name === name)?.uploadId,
  store: (name: string, uploadId: string): void => {
    const others = (stored.read() ?? []).filter((upload) => upload.name !== name)
    stored.write([{ name, uploadId }, ...others].slice(0, MOST))
  },
  forget: (name: string): void => stored.write((stored.read() ?? []).filter((upload) => upload.name !== name)),
}
