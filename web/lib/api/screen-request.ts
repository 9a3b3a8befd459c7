import type { TypedDocumentString } from '#generated/operations.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { query } from './api.ts'

/** How long a reply that was requested ahead, and that no screen has taken, is still worth showing, milliseconds. */
const FRESH_MS = 5_000

let changes = 0

/** Something may have changed: replies that were requested ahead before are not shown. */
export const dropAhead = (): void => {
  changes += 1
}

sessionStore.subscribe(({ session }, before) => {
  // A sign-in sends with its tokens before its session starts.
  if (before.session !== undefined && session?.uid !== before.session.uid) dropAhead()
})

/**
 * Variables as text, whatever their order; one that is undefined is left out, as in the request. TanStack's `hashKey` would
 * bring React along, which a first query does not wait for.
 */
const keyOf = (variables: object): string =>
  `${changes} ${JSON.stringify(Object.fromEntries(Object.entries(variables).sort()))}`

/** The query that a screen begins with. */
export type ScreenRequest<T, V> = {
  /** Sends the query before its screen is there. While its reply is on its way or fresh, it is not sent again. */
  begin: (variables: V) => void
  /** The reply that was requested ahead, once; otherwise sends the query. Fails as `query` does. */
  run: (variables: V) => Promise<T>
}

/**
 * A query that can be sent while the code of its screen loads, or when a link to it is touched. The reply is for one
 * screen and the user who asked.
 */
export function screenRequest<T, V extends object>(document: TypedDocumentString<T, V>): ScreenRequest<T, V> {
  let ahead: { key: string; reply: Promise<T>; until: number } | undefined
  const take = (key: string): Promise<T> | undefined => {
    const taken = ahead
    ahead = undefined
    return taken?.key === key && Date.now() < taken.until ? taken.reply : undefined
  }
  return {
    begin(variables) {
      const key = keyOf(variables)
      if (ahead?.key === key && Date.now() < ahead.until) return
      const begun = { key, reply: query(document, variables), until: Infinity }
      ahead = begun
      begun.reply.then(
        () => {
          begun.until = Date.now() + FRESH_MS
        },
        () => {
          begun.until = 0
        },
      )
    },
    run: (variables) => take(keyOf(variables)) ?? query(document, variables),
  }
}
