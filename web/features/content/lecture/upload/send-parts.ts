import { AppError } from '#web/lib/api/app-error.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { waitUntilOnline } from '#web/lib/api/wait-until-online.ts'

import { type PutReply, storageError } from '#web/lib/api/put-file.ts'

/** Parts signed per request. */
const MAX_SIGNED_PARTS = 20
/** Milliseconds that a signed URL is used. It expires after 15 minutes. */
const FRESH_MS = 12 * 60_000

type Signed = { number: number; url: string }

/**
 * Signed URLs of parts, requested 20 at a time and shared by the parallel uploads. `order` is the order in which parts
 * are sent. `drop` discards a URL that the storage rejected.
 */
function partAddresses(
  order: readonly number[],
  sign: (numbers: number[]) => Promise<readonly Signed[]>,
  now: () => number,
) {
  const addresses = new Map<number, { url: string; at: number }>()
  let pending: Promise<void> | undefined
  const signFrom = async (number: number) => {
    const from = order.indexOf(number)
    const at = now()
    for (const signed of await sign(order.slice(from, from + MAX_SIGNED_PARTS)))
      addresses.set(signed.number, { url: signed.url, at })
  }
  const fresh = (number: number) => {
    const address = addresses.get(number)
    return address !== undefined && now() - address.at < FRESH_MS ? address.url : undefined
  }
  return {
    drop: (number: number) => {
      addresses.delete(number)
    },
    of: async (number: number): Promise<string> => {
      await pending?.catch(() => undefined)
      const before = fresh(number)
      if (before !== undefined) return before
      const signing = signFrom(number)
      pending = signing
      try {
        await signing
      } finally {
        if (pending === signing) pending = undefined
      }
      const url = fresh(number)
      if (url === undefined) throw new Error(`Part ${String(number)} was not signed`)
      return url
    },
  }
}

export type Put = (url: string, body: Blob, signal: AbortSignal, onSent: (bytes: number) => void) => Promise<PutReply>

type SendParts = {
  file: Blob
  partSize: number
  /** Numbers of the parts that are already stored. */
  done: readonly number[]
  sign: (numbers: number[]) => Promise<readonly { number: number; url: string }[]>
  put: Put
  now: () => number
  signal: AbortSignal
  /** Bytes of the file that are stored or in flight. */
  onSent: (bytes: number) => void
  onWaiting: (waiting: boolean) => void
}

/** Parts sent in parallel. */
const AT_ONCE = 4
/** Maximum attempts per part. */
const MAX_TRIES = 5

/**
 * Uploads the missing parts of a file in parallel, and reads each from the file only when it is sent. Retries while the
 * connection is lost. Also retries rejected parts, with a new URL if the old one expired. Rejects with the storage's
 * message.
 */
export async function sendParts(send: SendParts): Promise<void> {
  const { file, partSize, done, put, onSent, onWaiting } = send
  const count = Math.max(1, Math.ceil(file.size / partSize))
  const sizeOf = (number: number) => Math.min(partSize, file.size - (number - 1) * partSize)
  const order = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !done.includes(number))
  const sent = new Map(done.map((number) => [number, sizeOf(number)]))
  const recordSent = (number: number, bytes: number) => {
    sent.set(number, Math.min(bytes, sizeOf(number)))
    onSent([...sent.values()].reduce((sum, each) => sum + each, 0))
  }
  // A part that fails permanently stops the others.
  const failed = new AbortController()
  const signal = AbortSignal.any([send.signal, failed.signal])
  const addresses = partAddresses(order, send.sign, send.now)

  const sendPart = async (number: number) => {
    const from = (number - 1) * partSize
    for (let tries = 1; ; tries += 1) {
      const reply = await retryWhileOffline(
        async () => {
          recordSent(number, 0)
          const url = await addresses.of(number)
          return put(url, file.slice(from, from + sizeOf(number)), signal, (bytes) => recordSent(number, bytes))
        },
        { signal, onWaiting },
      )
      if (reply.status >= 200 && reply.status < 300) break
      if (tries >= MAX_TRIES || reply.status === 404) throw new AppError('storage', storageError(reply))
      if (reply.status === 403) addresses.drop(number)
      recordSent(number, 0)
      await waitUntilOnline(500 * 2 ** tries, signal)
    }
    recordSent(number, sizeOf(number))
  }
  const queue = [...order]
  const worker = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      signal.throwIfAborted()
      await sendPart(number)
    }
  }
  onSent([...sent.values()].reduce((sum, each) => sum + each, 0))
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } catch (error) {
    failed.abort()
    throw error
  }
}
