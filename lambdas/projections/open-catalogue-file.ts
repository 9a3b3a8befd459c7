import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { s3, unlessStatus } from '#lambdas/aws/s3.ts'
import type { CatalogueFile } from './catalogue-file.ts'

const MAX_AGE_S = 3

const place = () => ({ Bucket: requireEnv('WEB_BUCKET'), Key: 'catalogue.json' })

/**
 * The file in the bucket that WEB_BUCKET names. The client retries what was lost: a conditional write that was done all the same is then
 * rejected, and its writer reads the file again.
 */
export const openCatalogueFile = (): CatalogueFile['file'] => ({
  read: async () => {
    // S3 answers 403 for an object that is not there to a role that may not list the bucket.
    const found = await s3().send(new GetObjectCommand(place())).catch(unlessStatus(403, 404))
    if (found?.Body === undefined || found.ETag === undefined) return undefined
    return { tag: found.ETag, text: await found.Body.transformToString() }
  },
  replace: async (body, tag) => {
    const command = new PutObjectCommand({
      ...place(),
      Body: body,
      ContentType: 'application/json',
      CacheControl: `public, max-age=${MAX_AGE_S}`,
      ...(tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag }),
    })
    const expected = tag === undefined ? [409, 412] : [404, 409, 412]
    const reply = await s3()
      .send(command)
      .catch(unlessStatus(...expected))
    return reply !== undefined
  },
})
