import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { ProjectionDeps, Projection } from './projections.ts'

/**
 * Gives a batch of the table's stream to every projection. One that fails stops no other; the batch then fails as a whole
 * and comes again, halved. One run at a time (hold-lease.ts), so that no two rewrite one file.
 */
export async function runProjections(
  event: DynamoDBStreamEvent,
  deps: ProjectionDeps,
  projections: readonly Projection[],
): Promise<void> {
  const results = await Promise.allSettled(projections.map((project) => project(event, deps)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
