import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'
import type { RetainImage } from '#lambdas/rich-text/retain-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the use cases of content need. `now` gives epoch milliseconds. */
export type ContentDeps = {
  table: Table
  now: () => number
  /** A content's, section's or task's key: short, since many sort keys contain it. */
  newKey: () => string
  signPlayback: SignPlayback
  /** Removes a lecture file; a file that does not exist is no error. */
  removeFile: (key: string) => Promise<void>
  retainImage: RetainImage
}
