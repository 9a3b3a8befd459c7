import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A list that follows the table shows a write after about a second: requested at once, it may not have it yet (milliseconds). */
const FOLLOWS_MS = [0, 1500, 4000]

/** After a write of this administrator: requests a list that follows the table now and after that delay. */
export function refetchFollowing(client: QueryClient, queryKey: QueryKey): void {
  for (const wait of FOLLOWS_MS) {
    setTimeout(() => void client.invalidateQueries({ queryKey }), wait)
  }
}
