import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { s3, unlessStatus } from '#lambdas/aws/s3.ts'

/** The public site's files that the stream function writes, by path without a leading slash. */
export type SiteFiles = {
  /** Returns undefined if the file does not exist. */
  read: (path: string) => Promise<string | undefined>
  write: (path: string, body: string) => Promise<void>
  /** Does nothing if the file does not exist. */
  remove: (path: string) => Promise<void>
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
}
const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/**
 * Returns the files in the bucket that WEB_BUCKET names. Browsers revalidate each time, so that withdrawn files
 * disappear.
 */
export const createSiteFiles = (): SiteFiles => ({
  read: async (path) => {
    // Without permission to list the bucket, S3 answers 403 for a missing object.
    const command = new GetObjectCommand({ Bucket: requireEnv('WEB_BUCKET'), Key: path })
    const object = await s3().send(command).catch(unlessStatus(403, 404))
    return object?.Body?.transformToString()
  },
  write: async (path, body) => {
    await s3().send(
      new PutObjectCommand({
        Bucket: requireEnv('WEB_BUCKET'),
        Key: path,
        Body: body,
        ContentType: typeOf(path),
        CacheControl: 'no-cache',
      }),
    )
  },
  remove: async (path) => {
    await s3().send(new DeleteObjectCommand({ Bucket: requireEnv('WEB_BUCKET'), Key: path }))
  },
})
