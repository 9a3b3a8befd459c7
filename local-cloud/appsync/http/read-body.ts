import type { IncomingMessage } from 'node:http'
import { RequestError } from './request-error.ts'

/** AppSync's limit of a request's body, in bytes. */
const bodyLimit = 1_048_576

/** The body as text. Throws RequestError 413 beyond 1 MB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > bodyLimit)
      throw new RequestError(413, 'RequestEntityTooLargeException', 'Request size exceeded the limit of 1 MB.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
