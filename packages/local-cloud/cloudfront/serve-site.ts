import type { IncomingMessage, ServerResponse } from 'node:http'
import { runInNewContext } from 'node:vm'
import { matchesPattern } from '../cloudformation/match-pattern.ts'
import { at, isObject, numberOf, objectOf, parseJson, textOf } from '../shared/json.ts'
import { createFileFinder, type SiteFile } from './find-file.ts'
import { type LocalAddresses, localPolicy } from './local-policy.ts'
import type { Site, SiteBehaviour } from './read-site.ts'
import { type OpenObject, sendObject } from './send-object.ts'
import { checkSignedCookies, type CookieRefusal, refusalXml } from './signed-cookies.ts'

/** Sends a file: 304 if the browser has it, compressed if accepted, one byte range if requested. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
  more: Record<string, string>,
): void {
  const { body, gzip, type, etag, cacheControl } = file
  const headers: Record<string, string> = {
    ...more,
    etag,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    'content-type': type,
  }
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  if (status === 200 && range !== null) {
    const start = Number(range[1])
    const end = Math.min(range[2] === '' ? body.length - 1 : Number(range[2]), body.length - 1)
    if (start > end) {
      response.writeHead(416, { 'content-range': `bytes */${String(body.length)}` }).end()
      return
    }
    const part = body.subarray(start, end + 1)
    headers['content-range'] = `bytes ${String(start)}-${String(end)}/${String(body.length)}`
    headers['content-length'] = String(part.length)
    response.writeHead(206, headers).end(request.method === 'HEAD' ? undefined : part)
    return
  }
  const zipped = gzip !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const sent = zipped ? gzip : body
  if (zipped) headers['content-encoding'] = 'gzip'
  headers['content-length'] = String(sent.length)
  headers['accept-ranges'] = 'bytes'
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : sent)
}

/** The result of a CloudFront function: a rewritten path or an immediate response. */
type Viewed =
  { kind: 'request'; path: string } | { kind: 'answer'; status: number; headers: Record<string, string>; body: string }

/** Runs a CloudFront function (`handler(event)`) on a request for at most 100 ms. Throws what the code throws. */
function viewRequest(code: string, method: string, path: string, host: string): Viewed {
  const querystring = {}
  const request = { method, uri: path, querystring, headers: { host: { value: host } }, cookies: {} }
  const event = { version: '1.0', context: { eventType: 'viewer-request' }, viewer: { ip: '127.0.0.1' }, request }
  const script = `${code}\n;JSON.stringify(handler(${JSON.stringify(event)}))`
  const result = parseJson(String(runInNewContext(script, {}, { timeout: 5_000 })))
  const status = numberOf(at(result, 'statusCode'))
  if (status === undefined) return { kind: 'request', path: textOf(at(result, 'uri')) ?? path }
  const headers: Record<string, string> = {}
  for (const [name, header] of Object.entries(objectOf(at(result, 'headers')))) {
    headers[name] = textOf(at(header, 'value')) ?? ''
  }
  const body = at(result, 'body')
  const content = isObject(body) ? textOf(body['data']) : textOf(body)
  return { kind: 'answer', status, headers, body: content ?? '' }
}

export type SiteOptions = {
  site: Site
  /** Folder of the built web bundle. */
  folder: string
  /** Reads an object of a bucket; undefined if it doesn't exist. */
  readObject: (bucket: string, key: string) => Promise<SiteFile | undefined>
  /** Requests an object, or a range of it, of a private behavior from the bucket. */
  openObject: OpenObject
  /**
   * The origin in signed policies, such as `http://localhost:3000`, even if the browser uses another name for this
   * machine.
   */
  origin: string
  /** Epoch milliseconds. */
  now?: () => number
  /** The addresses that the page may access, given the requested host. */
  addressesFor: (host: string) => LocalAddresses
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

function behaviourOf(site: Site, path: string): SiteBehaviour {
  const matches = ({ pattern }: SiteBehaviour) => matchesPattern(pattern.replace(/^\/?/, '/'), path) || pattern === '*'
  return (
    site.behaviours.find(matches) ?? {
      pattern: '*',
      bucket: undefined,
      headers: {},
      viewerRequest: undefined,
      trustedKeys: undefined,
    }
  )
}

function headersOf(behaviour: SiteBehaviour, addresses: LocalAddresses): Record<string, string> {
  const policy = behaviour.headers['content-security-policy']
  if (policy === undefined) return behaviour.headers
  return { ...behaviour.headers, 'content-security-policy': localPolicy(policy, addresses) }
}

/** The headers that the template's distribution adds for a path. */
export const headersFor = (site: Site, path: string, addresses: LocalAddresses): Record<string, string> =>
  headersOf(behaviourOf(site, path), addresses)

/**
 * Serves requests as the template's distribution would: behaviors, CloudFront functions, headers, error pages; first
 * from the bundle, then from the bucket.
 */
export function serveSite({
  site,
  folder,
  readObject,
  openObject,
  origin,
  now = Date.now,
  addressesFor,
}: SiteOptions): Answer {
  const findFile = createFileFinder(folder)
  const find = async (path: string, behaviour: SiteBehaviour): Promise<SiteFile | undefined> => {
    const target = path === '/' ? `/${site.rootObject}` : path
    const file = findFile(target)
    if (file !== undefined || behaviour.bucket === undefined) return file
    return readObject(behaviour.bucket, target.slice(1))
  }
  return async (request, response) => {
    const method = request.method ?? 'GET'
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('This address takes GET and HEAD.')
      return
    }
    const host = request.headers.host ?? 'localhost'
    const { pathname, search } = new URL(request.url ?? '/', 'http://local')
    const behaviour = behaviourOf(site, pathname)
    const headers = headersOf(behaviour, addressesFor(host))
    if (behaviour.trustedKeys !== undefined) {
      const refuse = (refusal: CookieRefusal) =>
        response.writeHead(403, { ...headers, 'content-type': 'text/xml' }).end(refusalXml(refusal))
      const url = `${origin}${pathname}${search}`
      const refusal = checkSignedCookies(url, request.headers.cookie ?? '', behaviour.trustedKeys, now())
      if (refusal !== undefined) refuse(refusal)
      else await sendObject(request, response, { open: openObject, behaviour, path: pathname, headers, refuse })
      return
    }
    const viewed =
      behaviour.viewerRequest === undefined
        ? { kind: 'request' as const, path: pathname }
        : viewRequest(behaviour.viewerRequest, method, pathname, host)
    if (viewed.kind === 'answer') {
      response.writeHead(viewed.status, { ...headers, ...viewed.headers }).end(viewed.body)
      return
    }
    const file = await find(viewed.path, behaviour)
    if (file !== undefined) {
      sendFile(request, response, file, 200, headers)
      return
    }
    // A private bucket returns 403 for a missing object; a distribution may have an error page for either status.
    const error = site.errorPages.get(403) ?? site.errorPages.get(404)
    const page = error === undefined ? undefined : await find(error.page, behaviour)
    if (error === undefined || page === undefined)
      response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found.')
    else sendFile(request, response, page, error.status, headers)
  }
}
