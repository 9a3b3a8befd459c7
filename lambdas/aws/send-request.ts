import { type IncomingHttpHeaders, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'

export type Sent = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Milliseconds until it fails, the reading of the reply included; without it, the function's own time is the limit. */
  timeout?: number
}

/** A whole reply, whatever its status; `ok` is any 2xx. Names of headers are in small letters. */
export type Reply = { status: number; ok: boolean; headers: IncomingHttpHeaders; bytes: Uint8Array<ArrayBuffer> }

/** The words of a reply. */
export const textOf = (reply: Reply): string => Buffer.from(reply.bytes).toString('utf8')

/**
 * Sends one HTTP request and reads all of its reply; rejects when the reply is lost. It follows nothing and tries nothing again. By
 * the modules that the SDK has loaded anyway: the first `fetch` of a process loads a second client and costs several times as much.
 */
export function sendRequest(url: string | URL, { method, headers, body, timeout }: Sent): Promise<Reply> {
  const address = new URL(url)
  const request = address.protocol === 'https:' ? requestSecure : requestPlain
  const signal = timeout === undefined ? {} : { signal: AbortSignal.timeout(timeout) }
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers: { ...headers }, ...signal }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, ok: status >= 200 && status < 300, headers, bytes: new Uint8Array(Buffer.concat(parts)) })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
