import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SiteBehaviour } from './read-site.ts'
import type { CookieRefusal } from './signed-cookies.ts'

/** Requests an object of a bucket with these headers of the browser's request; resolves with the bucket's own response. */
export type OpenObject = (bucket: string, key: string, headers: Record<string, string>) => Promise<Response>

type Sending = {
  open: OpenObject
  behaviour: SiteBehaviour
  /** The path of the request, encoded. */
  path: string
  headers: Record<string, string>
  refuse: (refusal: CookieRefusal) => unknown
}

/** Headers of the browser's request that reach the bucket, and headers of its response that reach the browser. */
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

/** Sends an object, or a range of it, as the bucket streams it: no file is held in memory. One that is not there is refused, as by a bucket that CloudFront may not list. */
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
  // A browser that seeks breaks a response off; the rest of it is not read.
  await pipeline(Readable.from(object.body), response).catch(() => undefined)
}
