import type { Form } from './form.ts'
import type { CardStore } from './records.ts'

/** The state shared by the server's parts. */
export type Cards = {
  store: CardStore
  /** Epoch milliseconds. */
  now: () => number
  /** The browser's URL for a 3-D Secure challenge. */
  challengeUrl: (challenge: string) => string
  /** Records an event and queues its webhook. */
  emit: (type: string, object: unknown, cause: Cause) => void
}

export type Cause = { id: string | null; idempotency_key: string | null }

/** An authenticated API request. */
export type Call = {
  /** The ID in the path, or ''. */
  id: string
  params: Form
  /** Whether it used the publishable key, that is, came from a browser. */
  byBrowser: boolean
  cause: Cause
}
