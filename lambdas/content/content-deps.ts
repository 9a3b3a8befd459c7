import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'
import type { RetainImage } from '#lambdas/rich-text/retain-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Dependencies of the content use cases. `now` returns epoch milliseconds. */
export type ContentDeps = {
  table: Table
  now: () => number
  /** Creates a key for a content, section, or task: short, since many sort keys contain it. */
  newKey: () => string
  signPlayback: SignPlayback
  /** Removes a lecture file. Does nothing if the file does not exist. */
  removeFile: (key: string) => Promise<void>
  retainImage: RetainImage
}
