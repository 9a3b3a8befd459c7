import type { IncomingMessage } from 'node:http'
import { isRecord, toText, tryParseJson } from '#shared/json.ts'

/** A header object with lower-case names and text values. */
export const lowerCased = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), toText(value)]))

/**
 * The authorization header object of a real-time connection: the subprotocol `header-<base64url>` or the query's `header` (base64).
 * Undefined when there is none that can be read.
 */
export function connectionHeader(request: IncomingMessage): Record<string, string> | undefined {
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim())
  const ofProtocol = protocols.find((part) => part.startsWith('header-'))?.slice('header-'.length)
  const encoded = ofProtocol ?? new URL(request.url ?? '/', 'http://localhost').searchParams.get('header') ?? ''
  const header = tryParseJson(Buffer.from(encoded.replaceAll(' ', '+'), 'base64').toString('utf8'))
  return isRecord(header) ? lowerCased(header) : undefined
}
