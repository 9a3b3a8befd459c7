import type { QueryClient } from '@tanstack/react-query'

export const QUESTIONS_KEY = ['questions']

/** The list of the bank shows a write after about a second (milliseconds): fetched at once, it may not have it yet. */
const FOLLOWS_MS = [0, 1500, 4000]

/** After an own write: refetches the lists, now and after that delay. */
export function refetchLists(client: QueryClient): void {
  for (const wait of FOLLOWS_MS) {
    setTimeout(() => {
      void client.invalidateQueries({ queryKey: QUESTIONS_KEY })
    }, wait)
  }
}
