import { type PoolQuery } from '#domain/attempts/bank.ts'
import { shortfallsOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { ShortTask } from '#generated/schema.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { readTests } from '#lambdas/questions/use/read-tests.ts'

/** The tests that can be drawn now and could not once an area's questions are another one's: with one area less to take case studies from. */
export async function stoppedByMerge(table: Table, from: string, into: string): Promise<ShortTask[]> {
  const { tests, areas, count } = await readTests(table)
  const after = areas.filter((area) => area !== from)
  // At most: a question of both areas counts twice, which hides nothing where the other area has enough by itself.
  const countAfter = (query: PoolQuery) => count(query) + (query.area === into ? count({ ...query, area: from }) : 0)
  return tests
    .filter(({ task }) => shortfallsOf(task, { areas, count }).length === 0)
    .flatMap(({ item: { contentKey, sectionKey, key, name }, task }) =>
      shortfallsOf(task, { areas: after, count: countAfter }).map(({ pool, missing }) => ({
        contentKey,
        sectionKey,
        key,
        name,
        pool: pool ?? null,
        missing,
      })),
    )
}
