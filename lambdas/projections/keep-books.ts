import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { BookDeps, Keeper } from './keepers.ts'

/**
 * Gives a batch of the table's stream to every keeper. One that fails holds up no other; the batch then fails as a whole
 * and comes again, halved. One run at a time (the function's reserved concurrency), so that no two rewrite one book.
 */
export async function keepBooks(event: DynamoDBStreamEvent, deps: BookDeps, keepers: readonly Keeper[]): Promise<void> {
  const kept = await Promise.allSettled(keepers.map((keep) => keep(event, deps)))
  for (const one of kept) if (one.status === 'rejected') throw one.reason
}
