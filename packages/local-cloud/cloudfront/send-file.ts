import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteFile } from './find-file.ts'

/** Sends a file: 304 when the browser has it, compressed when it may be, one byte range when asked. */
export function sendFile(
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
