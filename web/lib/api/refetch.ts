import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Requests a query again. Cancels a pending request, whose reply may be older than a known change. A screen's first
 * request isn't canceled; the query is requested once more after its reply.
 */
export async function refetchQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = client.getQueryData(queryKey) === undefined
  await client.invalidateQueries({ queryKey })
  if (isFirst) await client.invalidateQueries({ queryKey }, { cancelRefetch: false })
}

/**
 * Writes a mutation's reply to a query's data: the reply itself, or the result of a function of the current data. A
 * pending request of the query may be older than the reply, so it's canceled.
 */
export function putReply<T>(client: QueryClient, queryKey: QueryKey, reply: T | ((data: T) => T)): void {
  void client.cancelQueries({ queryKey })
  client.setQueryData<T>(queryKey, (data) => {
    if (!(reply instanceof Function)) return reply
    return data === undefined ? data : reply(data)
  })
}

/**
 * Applies an event to a query's data. The reply to a pending request may be older than the event, so the query is
 * requested again.
 */
export function putEvent<T>(client: QueryClient, queryKey: QueryKey, update: (data: T) => T): void {
  client.setQueryData<T>(queryKey, (data) => data && update(data))
  if (client.isFetching({ queryKey }) > 0) void refetchQuery(client, queryKey)
}
