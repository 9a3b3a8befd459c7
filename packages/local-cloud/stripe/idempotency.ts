import { createHash } from 'node:crypto'
import { CardError, type ErrorBody } from './card-error.ts'
import type { CardStore, SavedReply } from './records.ts'

const DAY = 24 * 60 * 60 * 1000

export type Idempotency = {
  /**
   * The saved reply of this key, or undefined if the request must run. Throws if the parameters differ (400) or the
   * first request is still running (409).
   */
  begin: (key: string, request: string, now: number) => SavedReply | undefined
  /** Ends the request and saves the reply if Stripe would. Runs inside the request's own transaction. */
  save: (key: string, request: string, status: number, body: string, now: number) => void
  end: (key: string) => void
}

const fingerprintOf = (request: string): string => createHash('sha256').update(request).digest('hex')

const conflict = (status: 400 | 409, body: Omit<ErrorBody, 'type'> & { message: string }): CardError =>
  new CardError(status, { ...body, type: status === 400 ? 'idempotency_error' : 'invalid_request_error' })

/**
 * Stripe's idempotency: keys live one day; replies to invalid parameters are not saved, card errors and successes are.
 */
export function openIdempotency(store: CardStore): Idempotency {
  const running = new Set<string>()
  return {
    begin: (key, request, now) => {
      if (key.length > 255) throw conflict(400, { message: 'Idempotency keys may be at most 255 characters long.' })
      if (running.has(key))
        throw conflict(409, {
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. If you want to guarantee idempotency, please try again later with the same key.`,
        })
      const saved = store.get('reply', key)
      if (saved && saved.created + DAY > now) {
        if (saved.fingerprint === fingerprintOf(request)) return saved
        throw conflict(400, {
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      running.add(key)
      return undefined
    },
    save: (key, request, status, body, created) => {
      const isStored = status < 300 || status === 402 || status >= 500
      if (isStored) store.put('reply', key, { key, fingerprint: fingerprintOf(request), status, body, created })
    },
    end: (key) => {
      running.delete(key)
    },
  }
}
