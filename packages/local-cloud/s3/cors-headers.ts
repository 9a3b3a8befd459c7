import type { IncomingHttpHeaders } from 'node:http'
import type { BucketOptions, CorsRule } from './bucket-options.ts'

const matches = (pattern: string, text: string): boolean => {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return pattern.toLowerCase() === text.toLowerCase()
  return text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after)
}

export type CorsRequest = {
  origin: string
  /** The request's method, or the one in a preflight. */
  method: string
  /** Headers that a preflight requests. */
  headers: readonly string[]
}

/** The CORS properties of a request; undefined if it isn't a cross-origin browser request. */
export function corsRequestOf(method: string, headers: IncomingHttpHeaders): CorsRequest | undefined {
  const { origin } = headers
  if (!origin) return undefined
  const requestMethod = headers['access-control-request-method']
  const names = headers['access-control-request-headers'] ?? ''
  const wanted = names.split(',').map((name) => name.trim().toLowerCase())
  return { origin, method: requestMethod ?? method, headers: wanted.filter((name) => name !== '') }
}

/**
 * The headers that S3 adds to a cross-origin response by the bucket's rules; undefined if no rule allows the request.
 * `localOrigins` are allowed in addition to the bucket's origins.
 */
export function corsHeaders(
  bucket: BucketOptions | undefined,
  { origin, method, headers }: CorsRequest,
  localOrigins: readonly string[],
): Record<string, string> | undefined {
  const fits = (rule: CorsRule): boolean =>
    (localOrigins.includes(origin) || rule.allowedOrigins.some((pattern) => matches(pattern, origin))) &&
    rule.allowedMethods.includes(method) &&
    headers.every((name) => rule.allowedHeaders.some((pattern) => matches(pattern.toLowerCase(), name)))
  const rule = bucket?.cors.find(fits)
  if (!rule) return undefined
  const anyone = rule.allowedOrigins.includes('*')
  return {
    'access-control-allow-origin': anyone ? '*' : origin,
    'access-control-allow-methods': rule.allowedMethods.join(', '),
    ...(headers.length > 0 ? { 'access-control-allow-headers': headers.join(', ') } : {}),
    ...(rule.exposedHeaders.length > 0 ? { 'access-control-expose-headers': rule.exposedHeaders.join(', ') } : {}),
    ...(rule.maxAgeSeconds === undefined ? {} : { 'access-control-max-age': String(rule.maxAgeSeconds) }),
    ...(anyone ? {} : { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  }
}
