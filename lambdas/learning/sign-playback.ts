import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

/** A presigned address to GET a lecture's file from. */
export type SignPlayback = (taskKey: string, fileName: string) => Promise<string>

/** Seconds that a playback may be begun in. */
const LIVES_FOR = 15 * 60

/** Signs addresses of lectures/{taskKey}/{fileName} (spec 3.3.5) that live for 15 minutes. */
export const signPlayback = (bucket: string): SignPlayback => {
  const client = new S3Client({})
  return (taskKey, fileName) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: `lectures/${taskKey}/${fileName}` }), {
      expiresIn: LIVES_FOR,
    })
}
