import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Delays of the refetches, in milliseconds. A list that follows the table shows a write after about a second, so an
 * immediate request may not include it.
 */
const REFETCH_DELAYS_MS = [0, 1500, 4000]

/**
 * Refetches a list that follows the table after one of this administrator's writes: immediately and after each delay.
 */
export function refetchFollowing(client: QueryClient, queryKey: QueryKey): void {
  for (const wait of REFETCH_DELAYS_MS) {
    setTimeout(() => void client.invalidateQueries({ queryKey }), wait)
  }
}
