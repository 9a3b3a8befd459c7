import { requireEnv } from '../shared/env.ts'
import { plainTag, textIn } from '../shared/s3-xml.ts'
import { signObjectUrl } from '../shared/sign-object-url.ts'

export type Part = { number: number; etag: string; size: number }

/** Uploads in parts to the media bucket, by signed calls: the S3 client would make the bundle half as large again. */
export type Multipart = {
  begin: (key: string) => Promise<string>
  /** Undefined: no such upload. */
  parts: (key: string, uploadId: string) => Promise<Part[] | undefined>
  signPart: (key: string, uploadId: string, number: number) => Promise<string>
  complete: (key: string, uploadId: string, parts: readonly Part[]) => Promise<void>
  abort: (key: string, uploadId: string) => Promise<void>
  /** The first bytes of an object, at most so many. */
  head: (key: string, bytes: number) => Promise<Uint8Array>
  remove: (key: string) => Promise<void>
}

type Method = 'GET' | 'POST' | 'DELETE'
type Ask = {
  query?: Record<string, string>
  body?: string
  headers?: Record<string, string>
  /** Statuses that say: there is no such thing. */
  missing?: readonly number[]
}

async function ask(method: Method, key: string, asked: Ask = {}): Promise<Response> {
  const { query = {}, body, headers = {}, missing = [404] } = asked
  const url = await signObjectUrl(method, requireEnv('MEDIA_BUCKET'), key, query)
  const reply = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
  if (!reply.ok && !missing.includes(reply.status))
    throw new Error(`The media bucket answered ${reply.status} to ${method} ${key}`)
  return reply
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
    const reply = await ask('GET', key, { query })
    if (!reply.ok) return undefined
    const xml = await reply.text()
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
  const reply = await ask('POST', key, { query: { uploadId }, body, headers: { 'content-type': 'application/xml' } })
  const xml = await reply.text()
  if (!reply.ok || xml.includes('<Error>')) throw new Error(`${key} could not be put together: ${textIn(xml, 'Code')}`)
}

export const openMultipart = (): Multipart => ({
  begin: async (key) => {
    const uploadId = textIn(await (await ask('POST', key, { query: { uploads: '' } })).text(), 'UploadId')
    if (uploadId === '') throw new Error(`No upload of ${key} could be begun`)
    return uploadId
  },
  parts,
  signPart: (key, uploadId, number) =>
    signObjectUrl('PUT', requireEnv('MEDIA_BUCKET'), key, { partNumber: String(number), uploadId }),
  complete,
  abort: async (key, uploadId) => {
    await ask('DELETE', key, { query: { uploadId } })
  },
  head: async (key, bytes) => {
    // S3 says 403 of an object that is not there to one who may not list the bucket.
    const reply = await ask('GET', key, { headers: { range: `bytes=0-${bytes - 1}` }, missing: [403, 404] })
    return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : new Uint8Array()
  },
  remove: async (key) => {
    await ask('DELETE', key)
  },
})
