import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { accessDenied, FilesError } from './files-error.ts'

export type SignedRequest = { method: string; url: URL; headers: IncomingHttpHeaders }

type Signature = {
  accessKeyId: string
  scope: string
  signedHeaders: string[]
  signature: string
  /** `20260102T030405Z` */
  date: string
  payload: string
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Parses an ISO 8601 basic time into epoch milliseconds; NaN if invalid. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

function inQuery({ searchParams: query }: URL, now: number): Signature {
  const [accessKeyId = '', ...scope] = (query.get('X-Amz-Credential') ?? '').split('/')
  const date = query.get('X-Amz-Date') ?? ''
  const seconds = Number(query.get('X-Amz-Expires'))
  if (!(seconds >= 0 && seconds <= 604_800) || Number.isNaN(timeOf(date)))
    throw new FilesError(400, 'AuthorizationQueryParametersError', 'X-Amz-Date or X-Amz-Expires is not valid.')
  if (timeOf(date) + seconds * 1000 < now) throw accessDenied('Request has expired')
  return {
    accessKeyId,
    scope: scope.join('/'),
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date,
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  }
}

const HEADER = /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]+)$/

function inHeader(headers: IncomingHttpHeaders, now: number): Signature {
  const [, accessKeyId, scope, signed, signature] = HEADER.exec(headers.authorization ?? '') ?? []
  if (accessKeyId === undefined || scope === undefined || signed === undefined || signature === undefined)
    throw new FilesError(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.')
  const date = String(headers['x-amz-date'] ?? '')
  if (!(Math.abs(timeOf(date) - now) < 15 * 60 * 1000))
    throw new FilesError(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    )
  const payload = String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD')
  return { accessKeyId, scope, signedHeaders: signed.split(';'), signature, date, payload }
}

function canonical({ method, url, headers }: SignedRequest, { signedHeaders, payload }: Signature): string {
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)))
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
  const lines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  )
  return [method, path.join('/'), query.join('&'), lines.join(''), signedHeaders.join(';'), payload].join('\n')
}

/**
 * Verifies the Signature Version 4 of a request, in its header or presigned query, and returns the access key.
 * `secretOf` returns an access key's secret; `now` is in epoch milliseconds. Throws S3's errors.
 */
export function checkSignature(
  request: SignedRequest,
  secretOf: (accessKeyId: string) => string | undefined,
  now: number,
): string {
  const presigned = request.url.searchParams.has('X-Amz-Signature')
  if (!presigned && request.headers.authorization === undefined) throw accessDenied()
  const signature = presigned ? inQuery(request.url, now) : inHeader(request.headers, now)
  const secret = secretOf(signature.accessKeyId)
  if (secret === undefined)
    throw new FilesError(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.')
  const key = signature.scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  const hash = createHash('sha256').update(canonical(request, signature)).digest('hex')
  const expected = hmac(key, ['AWS4-HMAC-SHA256', signature.date, signature.scope, hash].join('\n'))
  const given = Buffer.from(signature.signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new FilesError(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    )
  return signature.accessKeyId
}
