import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Requests a query again. What is on its way may be older than what is known now: it is dropped, except for a screen's first
 * reply, after which the query is requested once more.
 */
export async function reread(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = client.getQueryData(queryKey) === undefined
  await client.invalidateQueries({ queryKey })
  if (isFirst) await client.invalidateQueries({ queryKey }, { cancelRefetch: false })
}

/**
 * Puts the reply of a mutation into a query's data: as it is, or by a function of the data that are known. What is on its way for
 * that query may be older than the reply: it is dropped.
 */
export function putReply<T>(client: QueryClient, queryKey: QueryKey, reply: T | ((data: T) => T)): void {
  void client.cancelQueries({ queryKey })
  client.setQueryData<T>(queryKey, (data) => {
    if (!(reply instanceof Function)) return reply
    return data === undefined ? data : reply(data)
  })
}

/** Puts an event into a query's data. A reply that is on its way may be older than the event, so it is requested again. */
export function putEvent<T>(client: QueryClient, queryKey: QueryKey, put: (data: T) => T): void {
  client.setQueryData<T>(queryKey, (data) => data && put(data))
  if (client.isFetching({ queryKey }) > 0) void reread(client, queryKey)
}
