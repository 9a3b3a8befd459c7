import { sortableId } from '#lambdas/field/ids.ts'
import { openTable, type Table } from '#lambdas/dynamodb/table.ts'
import { type MediaFiles, openMediaFiles } from '#lambdas/content/uploads/media-files.ts'
import { type Multipart, openMultipart } from '#lambdas/content/uploads/multipart.ts'

export type UploadsDeps = {
  table: Table
  multipart: Multipart
  files: MediaFiles
  /** Epoch milliseconds. */
  now: () => number
  /** A name of 26 letters that nobody guesses. */
  newName: () => string
}

export const openUploadsDeps = (): UploadsDeps => ({
  table: openTable(),
  multipart: openMultipart(),
  files: openMediaFiles(),
  now: Date.now,
  newName: () => sortableId(Date.now()),
})
