import type { DynamoDBStreamEvent } from 'aws-lambda'
import { readChanges } from '#lambdas/dynamodb/changes.ts'
import type { Projection, ProjectionDeps } from './projections.ts'

/**
 * Gives each projection the changes of its types in a batch of the table's stream, also where there are none. One that fails stops no other;
 * the batch then fails as a whole and comes again, halved. One run at a time (hold-lease.ts), so that no two rewrite one file.
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

/** Writes everything again from the table that a projection writes as a whole; gives how many entries the lists then hold. */
export async function rebuildProjections(
  deps: ProjectionDeps,
  projections: readonly Projection[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { rebuild } of projections) Object.assign(counts, await rebuild?.(deps))
  return counts
}
