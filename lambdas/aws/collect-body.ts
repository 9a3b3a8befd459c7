import type { Readable } from 'node:stream'

/**
 * All bytes of a reply, for the SDK's clients in Node. Their own collector asks first whether the body is one of the web's streams,
 * which loads these; a reply in Node never is.
 */
export function collectBody(body: Readable): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    body.on('data', (part: Buffer) => parts.push(part))
    body.on('error', reject)
    body.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(parts)))
    })
  })
}
