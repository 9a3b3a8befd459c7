import type { IncomingMessage } from 'node:http'

/** The whole body of a request; undefined when it is longer than `limit` bytes. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = part as Buffer
    size += bytes.length
    if (size > limit) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}
