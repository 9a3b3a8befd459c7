import { requireEnv } from '#lambdas/aws/env.ts'
import { removeObject } from '#lambdas/aws/remove-object.ts'
import { signObjectUrl } from '#lambdas/aws/sign-object-url.ts'
import { askMedia } from './ask-media.ts'

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
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, as: StoredAs) => Promise<void>
  /** One that is not there is fine. */
  remove: (key: string) => Promise<void>
}

export const openMediaFiles = (): MediaFiles => ({
  signPut: (key, size) => signObjectUrl('PUT', requireEnv('MEDIA_BUCKET'), key, {}, { 'content-length': String(size) }),
  head: async (key, bytes) => {
    // S3 says 403 of an object that is not there to one who may not list the bucket, and 416 of an empty one.
    const asked = { headers: { range: `bytes=0-${bytes - 1}` }, expected: [403, 404, 416] }
    const reply = await askMedia('GET', key, asked)
    return reply.ok ? reply.bytes : new Uint8Array()
  },
  put: async (key, body, { contentType, cacheControl, tag, once = false }) => {
    const headers = {
      'content-type': contentType,
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
      ...(once ? { 'if-none-match': '*' } : {}),
    }
    const signed: Record<string, string> = tag === undefined ? {} : { 'x-amz-tagging': tag }
    await askMedia('PUT', key, { body, headers, signed, expected: once ? [412] : [] })
  },
  remove: (key) => removeObject(requireEnv('MEDIA_BUCKET'), key),
})
