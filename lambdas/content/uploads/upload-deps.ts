import type { Table } from '#lambdas/dynamodb/table.ts'
import type { MediaFiles } from './media-files.ts'
import type { Multipart } from './multipart.ts'

/** Dependencies of uploads. */
export type UploadDeps = {
  table: Table
  multipart: Multipart
  files: MediaFiles
  /** Epoch milliseconds. */
  now: () => number
  /** Returns an unguessable name of 26 letters. */
  newName: () => string
}
