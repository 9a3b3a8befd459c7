import { createHash, createHmac } from 'node:crypto'

/** A request as Signature Version 4 sees it. Header names are in lower case; `date` is like `20300101T000000Z`. */
export type SignableRequest = {
  method: string
  /** Path as sent, without the query. */
  path: string
  query: string
  headers: Readonly<Record<string, string>>
  signedHeaders: readonly string[]
  payloadHash: string
  date: string
  region: string
  service: string
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** The SHA-256 of a text, in lower-case hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

/** The Signature Version 4 of a request, in hex. S3 uses the path as is; every other service encodes it once more. */
export function signRequest(request: SignableRequest, secretAccessKey: string): string {
  const { method, path, query, headers, signedHeaders, payloadHash, date, region, service } = request
  const uri = service === 's3' ? path : path.split('/').map(encode).join('/')
  const lines = signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`)
  const canonical = [method, uri, canonicalQuery(query), lines.join(''), signedHeaders.join(';'), payloadHash].join(
    '\n',
  )
  const day = date.slice(0, 8)
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, hashText(canonical)].join('\n')
  const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), service), 'aws4_request')
  return hmac(key, toSign).toString('hex')
}
