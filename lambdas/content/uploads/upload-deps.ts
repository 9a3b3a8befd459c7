import type { Table } from '#lambdas/dynamodb/table.ts'
import type { MediaFiles } from './media-files.ts'
import type { Multipart } from './multipart.ts'

/** What uploads need. */
export type UploadDeps = {
  table: Table
  multipart: Multipart
  files: MediaFiles
  /** Epoch milliseconds. */
  now: () => number
  /** A name of 26 letters that cannot be guessed. */
  newName: () => string
}
