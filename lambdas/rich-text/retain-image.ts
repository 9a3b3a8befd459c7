import { DeleteObjectTaggingCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { s3, unlessStatus } from '#lambdas/aws/s3.ts'

/** Marks an image as shown by a saved text, so that it stays. Returns false if the image does not exist. */
export type RetainImage = (path: string) => Promise<boolean>

/**
 * Removes an image's unsaved tag (content/uploads/media-keys.ts), so that the bucket keeps it. Returns false if the
 * image does not exist. Rejects if S3 rejects the request.
 */
export const retainImage: RetainImage = async (path) => {
  const command = new DeleteObjectTaggingCommand({ Bucket: requireEnv('MEDIA_BUCKET'), Key: path.slice(1) })
  // Without permission to list the bucket, S3 answers 403 for a missing object.
  const reply = await s3().send(command).catch(unlessStatus(403, 404))
  return reply !== undefined
}
