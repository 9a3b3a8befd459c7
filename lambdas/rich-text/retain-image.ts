import { DeleteObjectTaggingCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { s3, unlessStatus } from '#lambdas/aws/s3.ts'

/** Marks an image as shown by a saved text, so that it stays; false when there is no such image. */
export type RetainImage = (path: string) => Promise<boolean>

/**
 * Takes the tag of an unsaved image away (content/uploads/media-keys.ts), so that the bucket keeps it; false when there is no such image.
 * Rejects when S3 refuses.
 */
export const retainImage: RetainImage = async (path) => {
  const command = new DeleteObjectTaggingCommand({ Bucket: requireEnv('MEDIA_BUCKET'), Key: path.slice(1) })
  // S3 answers 403 for an object that is not there to a role that may not list the bucket.
  const reply = await s3().send(command).catch(unlessStatus(403, 404))
  return reply !== undefined
}
