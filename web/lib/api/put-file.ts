import { failureMessages } from '#domain/messages/failures.ts'
import { AppError } from './app-error.ts'

export type PutReply = { status: number; body: string }

/**
 * Sends bytes to a signed address; `onSent` is called with the number sent. Resolves with a reply of any status; fails
 * with the AppError 'network' without one, or when `signal` stops it. A part of a file is read while it is sent, never
 * held in memory.
 */
export function putFile(url: string, body: Blob, signal: AbortSignal, onSent: (bytes: number) => void) {
  return new Promise<PutReply>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const fail = () => {
      signal.removeEventListener('abort', stop)
      reject(new AppError('network', failureMessages.network))
    }
    request.open('PUT', url)
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () => {
      signal.removeEventListener('abort', stop)
      resolve({ status: request.status, body: request.responseText })
    }
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    if (signal.aborted) {
      fail()
      return
    }
    signal.addEventListener('abort', stop)
    request.send(body)
  })
}

/** What the storage says of a failure (spec 3.8.3). */
export function storageError({ status, body }: PutReply): string {
  const message = /<Message>([^<]*)<\/Message>/.exec(body)?.[1] ?? ''
  return message === '' ? `The storage refused the file (${status})` : message
}
