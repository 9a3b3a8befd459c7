import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { s3, unlessStatus } from '#lambdas/aws/s3.ts'

/** Files of the public site that the stream function writes, by their path without the first slash. */
export type SiteFiles = {
  /** Undefined: there is no such file. */
  read: (path: string) => Promise<string | undefined>
  write: (path: string, body: string) => Promise<void>
  /** Does nothing where there is no such file. */
  remove: (path: string) => Promise<void>
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
}
const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** The files in the bucket that WEB_BUCKET names; browsers look again each time, so that what is withdrawn is gone. */
export const createSiteFiles = (): SiteFiles => ({
  read: async (path) => {
    // S3 answers 403 for an object that is not there to a role that may not list the bucket.
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
