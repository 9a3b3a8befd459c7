import type { Form } from './form.ts'
import type { CardStore } from './records.ts'

/** What the server's parts share. */
export type Cards = {
  store: CardStore
  /** Epoch milliseconds. */
  now: () => number
  /** The browser's address of a 3-D Secure challenge. */
  challengeUrl: (challenge: string) => string
  /** Records an event and queues its webhook. */
  emit: (type: string, object: unknown, cause: Cause) => void
}

export type Cause = { id: string | null; idempotency_key: string | null }

/** One authenticated API call. */
export type Call = {
  /** The id in the path, or ''. */
  id: string
  params: Form
  /** Made with the publishable key, that is, by a browser. */
  byBrowser: boolean
  cause: Cause
}
