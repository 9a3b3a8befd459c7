import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SiteBehaviour } from './read-site.ts'
import type { CookieRefusal } from './signed-cookies.ts'

/** Requests an object of a bucket with these headers of the browser's request; resolves with the bucket's response. */
export type OpenObject = (bucket: string, key: string, headers: Record<string, string>) => Promise<Response>

type Sending = {
  open: OpenObject
  behaviour: SiteBehaviour
  /** The URL-encoded path of the request. */
  path: string
  headers: Record<string, string>
  refuse: (refusal: CookieRefusal) => unknown
}

/** Request headers forwarded to the bucket, and response headers forwarded to the browser. */
const REQUEST_HEADERS = ['range', 'if-none-match', 'if-modified-since', 'if-range']
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
]

const textOfHeader = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/**
 * Streams an object, or a range of it, from the bucket without buffering it. A missing object is rejected, as by a
 * bucket that CloudFront may not list.
 */
export async function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  { open, behaviour, path, headers, refuse }: Sending,
): Promise<void> {
  const forwarded: Record<string, string> = {}
  for (const name of REQUEST_HEADERS) {
    const value = textOfHeader(request.headers[name])
    if (value !== undefined) forwarded[name] = value
  }
  const object = await open(behaviour.bucket ?? '', path.slice(1), forwarded)
  if (![200, 206, 304, 416].includes(object.status)) {
    await object.body?.cancel()
    refuse({ code: 'AccessDenied', message: 'Access Denied' })
    return
  }
  const shown: Record<string, string> = { ...headers }
  for (const name of RESPONSE_HEADERS) {
    const value = object.headers.get(name)
    if (value !== null) shown[name] = value
  }
  response.writeHead(object.status, shown)
  if (request.method === 'HEAD' || object.body === null) {
    await object.body?.cancel()
    response.end()
    return
  }
  // A browser that seeks aborts the response; the rest isn't read.
  await pipeline(Readable.from(object.body), response).catch(() => undefined)
}
