import { requireEnv } from '#lambdas/aws/env.ts'
import { presignGet, removeObject } from '#lambdas/aws/s3.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { retainImage } from '#lambdas/content/retain-image.ts'
import { getTable, type Table } from '#lambdas/dynamodb/table.ts'

export type AuthoringDeps = {
  table: Table
  now: () => number
  newKey: () => string
  /** An address to play a lecture file from, good for 15 minutes. */
  signPlayback: (key: string) => Promise<string>
  /** Removes a lecture file; one that is not there is fine. */
  removeFile: (key: string) => Promise<void>
  /** Marks an image as shown by a saved text, so that it stays; false when there is no such image. */
  retainImage: (path: string) => Promise<boolean>
}

/** What courses need. */
export type CourseDeps = Pick<AuthoringDeps, 'table' | 'now' | 'newKey'>

/** A content's, section's or task's key: short, since it stands in many sort keys. */
const newKey = () => sortableId(Date.now()).slice(3, 15)

export const createAuthoringDeps = (): AuthoringDeps => ({
  table: getTable(),
  now: Date.now,
  newKey,
  signPlayback: (key) => presignGet(requireEnv('MEDIA_BUCKET'), key),
  retainImage,
  removeFile: (key) => removeObject(requireEnv('MEDIA_BUCKET'), key),
})
