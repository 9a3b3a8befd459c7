import type { DynamoDBStreamEvent } from 'aws-lambda'
import { readChanges } from '#lambdas/dynamodb/changes.ts'
import type { Projection, ProjectionDeps } from './projections.ts'

/**
 * Passes each projection its types' changes from a stream batch, even if there are none. A failing projection does not
 * stop the others; the batch then fails as a whole and is retried in halves. One run at a time (hold-lease.ts), so that
 * no two runs rewrite one file.
 */
export async function runProjections(
  event: DynamoDBStreamEvent,
  deps: ProjectionDeps,
  projections: readonly Projection[],
): Promise<void> {
  const changes = readChanges(event)
  const runs = projections.map(({ project }) => project(changes, deps))
  for (const result of await Promise.allSettled(runs)) if (result.status === 'rejected') throw result.reason
}

/** Rebuilds everything that projections can rebuild. Returns the number of entries of the lists. */
export async function rebuildProjections(
  deps: ProjectionDeps,
  projections: readonly Projection[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { rebuild } of projections) Object.assign(counts, await rebuild?.(deps))
  return counts
}
