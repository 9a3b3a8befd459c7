import type { QueryClient } from '@tanstack/react-query'

export const QUESTIONS_KEY = ['questions']

/** The list of the bank follows a write by about a second: asked at once, it may not show it yet (milliseconds). */
const FOLLOWS_MS = [0, 1500, 4000]

/** After a write of one's own: the lists are asked again, now and when they have followed. */
export function refetchLists(client: QueryClient): void {
  for (const wait of FOLLOWS_MS) {
    setTimeout(() => {
      void client.invalidateQueries({ queryKey: QUESTIONS_KEY })
    }, wait)
  }
}
