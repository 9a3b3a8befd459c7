import { sortableId } from '#lambdas/field/ids.ts'
import { getTable, type Table } from '#lambdas/dynamodb/table.ts'
import { type MediaFiles, createMediaFiles } from '#lambdas/content/uploads/media-files.ts'
import { type Multipart, createMultipart } from '#lambdas/content/uploads/multipart.ts'

export type UploadsDeps = {
  table: Table
  multipart: Multipart
  files: MediaFiles
  /** Epoch milliseconds. */
  now: () => number
  /** A name of 26 letters that nobody guesses. */
  newName: () => string
}

export const createUploadsDeps = (): UploadsDeps => ({
  table: getTable(),
  multipart: createMultipart(),
  files: createMediaFiles(),
  now: Date.now,
  newName: () => sortableId(Date.now()),
})
