import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { presignPut, removeObject, s3, unlessStatus } from '#lambdas/aws/s3.ts'

export type StoredAs = {
  contentType: string
  cacheControl?: string
  /** As `saved=no`. */
  tag?: string
  /** What lies there already stays. */
  once?: boolean
}

/** Whole files of the media bucket. */
export type MediaFiles = {
  /** An address to send a file of exactly so many bytes to, good for 15 minutes. */
  signPut: (key: string, size: number) => Promise<string>
  /** The first bytes of an object, at most so many; none when it is not there. */
  head: (key: string, bytes: number) => Promise<Uint8Array<ArrayBuffer>>
  /** At most so many bytes of an object, from one on; none when it is not there or shorter. */
  range: (key: string, from: number, bytes: number) => Promise<Uint8Array<ArrayBuffer>>
  /** The size of an object in bytes; undefined when it is not there. */
  size: (key: string) => Promise<number | undefined>
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, as: StoredAs) => Promise<void>
  /** One that is not there is fine. */
  remove: (key: string) => Promise<void>
}

const at = (key: string) => ({ Bucket: requireEnv('MEDIA_BUCKET'), Key: key })

async function range(key: string, from: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  // S3 answers 403 for an object that is not there to a role that may not list the bucket, and 416 for an empty one.
  const object = await s3()
    .send(new GetObjectCommand({ ...at(key), Range: `bytes=${from}-${from + bytes - 1}` }))
    .catch(unlessStatus(403, 404, 416))
  return new Uint8Array((await object?.Body?.transformToByteArray()) ?? [])
}

export const createMediaFiles = (): MediaFiles => ({
  signPut: (key, size) => presignPut(requireEnv('MEDIA_BUCKET'), key, size),
  head: (key, bytes) => range(key, 0, bytes),
  range,
  size: async (key) => {
    const object = await s3()
      .send(new HeadObjectCommand(at(key)))
      .catch(unlessStatus(403, 404))
    return object?.ContentLength
  },
  put: async (key, bytes, { contentType, cacheControl, tag, once = false }) => {
    const command = new PutObjectCommand({
      ...at(key),
      Body: bytes,
      ContentType: contentType,
      CacheControl: cacheControl,
      Tagging: tag,
      IfNoneMatch: once ? '*' : undefined,
    })
    await s3()
      .send(command)
      .catch(unlessStatus(...(once ? [412] : [])))
  },
  remove: (key) => removeObject(requireEnv('MEDIA_BUCKET'), key),
})
