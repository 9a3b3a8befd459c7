import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { logError } from '../shared/log-error.ts'
import { PUBLISH_CATALOGUE } from '../shared/publications.ts'
import type { Publish } from '../shared/publish.ts'
import type { Table } from '../shared/table.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { changedCourses } from './changed-courses.ts'

export type CatalogueDeps = {
  table: Table
  files: Pick<S3Client, 'send'>
  bucket: string
  publish: Publish
  timeZone: string
  now: () => number
}

const MAX_AGE_S = 3

/**
 * Writes /catalogue.json anew when courses or seats changed, and tells signed-in screens. An event without records
 * always writes it. A failed write throws, so that the stream sends the batch again.
 */
export async function publishCatalogue(deps: CatalogueDeps, event: Partial<DynamoDBStreamEvent>): Promise<void> {
  const { matters, courses } = changedCourses(event)
  if (!matters) return
  const catalogue = await buildCatalogue(deps.table, deps.timeZone, deps.now(), courses)
  await deps.files.send(
    new PutObjectCommand({
      Bucket: deps.bucket,
      Key: 'catalogue.json',
      Body: JSON.stringify(catalogue),
      ContentType: 'application/json',
      CacheControl: `public, max-age=${MAX_AGE_S}`,
    }),
  )
  try {
    await deps.publish(PUBLISH_CATALOGUE, { generatedAt: catalogue.generatedAt })
  } catch (error) {
    logError(error, { requestId: 'none', doing: 'publish catalogue' })
  }
}
