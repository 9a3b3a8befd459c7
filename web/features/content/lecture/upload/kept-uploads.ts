import { storedValue } from '#web/lib/storage/stored-value.ts'

type Kept = { name: string; uploadId: string }

const isKept = (value: unknown): value is Kept[] =>
  Array.isArray(value) &&
  value.every((each: unknown) => typeof each === 'object' && each !== null && 'name' in each && 'uploadId' in each)

const stored = storedValue(() => window.localStorage, 'academy.uploads', isKept)
/** Uploads that were left for good are dropped by the bucket; their names need not pile up here. */
const MOST = 20

/** What tells that a file is the same one as before. */
export const uploadName = (taskKey: string, { name, size, lastModified }: File): string =>
  [taskKey, name, size, lastModified].join('/')

/** The uploads that were begun in this browser, by task and file: the same file goes on where it was cut off. */
export const keptUploads = {
  find: (name: string): string | undefined => stored.read()?.find((kept) => kept.name === name)?.uploadId,
  keep: (name: string, uploadId: string): void => {
    const others = (stored.read() ?? []).filter((kept) => kept.name !== name)
    stored.write([{ name, uploadId }, ...others].slice(0, MOST))
  },
  forget: (name: string): void => {
    stored.write((stored.read() ?? []).filter((kept) => kept.name !== name))
  },
}
