import { sortableId } from '../shared/ids.ts'
import { openTable, type Table } from '../shared/table.ts'
import { type MediaFiles, openMediaFiles } from './media-files.ts'
import { type Multipart, openMultipart } from './multipart.ts'

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
