import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** A request with another address and body than the one that arrived, for a handler that reads only these and the headers. */
export function standInRequest(from: IncomingMessage, url: string, body: Readable): IncomingMessage {
  const { method, headers, httpVersion, socket } = from
  return Object.assign(body, {
    method,
    url,
    headers,
    httpVersion,
    socket,
    complete: true,
  }) as unknown as IncomingMessage
}
