import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { presignPut, removeObject, s3, unlessStatus } from '#lambdas/aws/s3.ts'

export type StoredAs = {
  contentType: string
  cacheControl?: string
  /** For example, `saved=no`. */
  tag?: string
  /** Keeps an existing object. */
  once?: boolean
}

/** Access to whole files of the media bucket. */
export type MediaFiles = {
  /** Returns a presigned URL for uploading exactly `size` bytes, valid for 15 minutes. */
  signPut: (key: string, size: number) => Promise<string>
  /** Returns at most the first `bytes` bytes of an object; empty if it does not exist. */
  head: (key: string, bytes: number) => Promise<Uint8Array<ArrayBuffer>>
  /** Returns at most `bytes` bytes from `from`; empty if the object does not exist or is shorter. */
  range: (key: string, from: number, bytes: number) => Promise<Uint8Array<ArrayBuffer>>
  /** Returns an object's size in bytes; undefined if it does not exist. */
  size: (key: string) => Promise<number | undefined>
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, as: StoredAs) => Promise<void>
  /** Does nothing if the object does not exist. */
  remove: (key: string) => Promise<void>
}

const at = (key: string) => ({ Bucket: requireEnv('MEDIA_BUCKET'), Key: key })

async function range(key: string, from: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  // Without permission to list the bucket, S3 answers 403 for a missing object, and 416 for an empty one.
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
