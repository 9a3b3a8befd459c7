import { failureMessages } from '#domain/messages/failures.ts'
import { AppError } from './app-error.ts'

export type PutReply = { status: number; body: string }

/**
 * Uploads bytes to a signed URL; `onSent` receives the number of bytes sent. Resolves with the reply, whatever its
 * status. Rejects with the AppError 'network' if there is no reply or `signal` aborts. A part of a file is streamed
 * from disk, never held in memory.
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

/** The storage's error message for a failure (spec 3.8.3). */
export function storageError({ status, body }: PutReply): string {
  const message = /<Message>([^<]*)<\/Message>/.exec(body)?.[1] ?? ''
  return message === '' ? `The storage refused the file (${status})` : message
}
