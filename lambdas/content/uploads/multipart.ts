import { requireEnv } from '#lambdas/aws/env.ts'
import { plainTag, textIn } from '#lambdas/aws/s3-xml.ts'
import { textOf } from '#lambdas/aws/send-request.ts'
import { signObjectUrl } from '#lambdas/aws/sign-object-url.ts'
import { askMedia } from './ask-media.ts'

export type Part = { number: number; etag: string; size: number }

/** Uploads in parts to the media bucket, by signed calls: the S3 client would make the bundle half as large again. */
export type Multipart = {
  begin: (key: string) => Promise<string>
  /** Undefined: no such upload. */
  parts: (key: string, uploadId: string) => Promise<Part[] | undefined>
  signPart: (key: string, uploadId: string, number: number) => Promise<string>
  /** One that is no more was put together by a call at the same time, or dropped; the object tells. */
  complete: (key: string, uploadId: string, parts: readonly Part[]) => Promise<void>
  abort: (key: string, uploadId: string) => Promise<void>
}

const partOf = (xml: string): Part => ({
  number: Number(textIn(xml, 'PartNumber')),
  etag: plainTag(textIn(xml, 'ETag')),
  size: Number(textIn(xml, 'Size')),
})

async function parts(key: string, uploadId: string): Promise<Part[] | undefined> {
  const found: Part[] = []
  for (let after = ''; ;) {
    const query = { uploadId, ...(after === '' ? {} : { 'part-number-marker': after }) }
    const reply = await askMedia('GET', key, { query })
    if (!reply.ok) return undefined
    const xml = textOf(reply)
    for (const [, part = ''] of xml.matchAll(/<Part>(.*?)<\/Part>/gs)) found.push(partOf(part))
    if (textIn(xml, 'IsTruncated') !== 'true') return found
    after = textIn(xml, 'NextPartNumberMarker')
  }
}

const listed = (all: readonly Part[]) =>
  all.map(({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag></Part>`).join('')

/** S3 may answer 200 and tell of a failure in the body. */
async function complete(key: string, uploadId: string, all: readonly Part[]): Promise<void> {
  const body = `<CompleteMultipartUpload>${listed(all)}</CompleteMultipartUpload>`
  const headers = { 'content-type': 'application/xml' }
  const xml = textOf(await askMedia('POST', key, { query: { uploadId }, body, headers }))
  const problem = xml.includes('<Error>') ? textIn(xml, 'Code') : ''
  if (problem !== '' && problem !== 'NoSuchUpload') throw new Error(`${key} could not be put together: ${problem}`)
}

export const openMultipart = (): Multipart => ({
  begin: async (key) => {
    // What is put together bears the type that the upload began with (spec 3.7.20): only MP4 is taken.
    const headers = { 'content-type': 'video/mp4' }
    const uploadId = textIn(textOf(await askMedia('POST', key, { query: { uploads: '' }, headers })), 'UploadId')
    if (uploadId === '') throw new Error(`No upload of ${key} could be begun`)
    return uploadId
  },
  parts,
  signPart: (key, uploadId, number) =>
    signObjectUrl('PUT', requireEnv('MEDIA_BUCKET'), key, { partNumber: String(number), uploadId }),
  complete,
  abort: async (key, uploadId) => {
    await askMedia('DELETE', key, { query: { uploadId } })
  },
})
