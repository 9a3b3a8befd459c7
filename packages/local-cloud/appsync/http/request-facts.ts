import type { IncomingMessage } from 'node:http'

/** A request's headers with lower-case names; multiple values are joined. */
export const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

/** The caller's IP addresses: those in x-forwarded-for, then the connection's. */
export const sourceIpOf = (request: IncomingMessage): readonly string[] => {
  const { 'x-forwarded-for': list = '' } = headersOf(request)
  const forwarded = list.split(',').map((part) => part.trim())
  const own = (request.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
  return [...forwarded.filter((part) => part !== ''), own]
}
