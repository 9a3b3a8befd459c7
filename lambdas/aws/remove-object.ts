import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from './s3.ts'

/** Removes one object; S3 answers the same for one that is not there. Rejects when S3 refuses. */
export async function removeObject(bucket: string, key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
}
