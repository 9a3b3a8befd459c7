import { nclexAreasKey, tests } from '../../data/keys.ts'
import { listOf, type ListItem } from '../../data/list.ts'
import { poolKey } from '../../data/pool.ts'
import { testTaskOf, type TaskItem } from '../../data/task.ts'
import { withoutBit } from '../../domain/testing/bitmap.ts'
import { rulesOf } from '../../domain/testing/rules-of.ts'
import type { PoolName } from '../../domain/testing/rules.ts'
import { shortOf } from '../../domain/testing/short-of.ts'
import type { QuestionUse } from '../../generated/schema.ts'
import { getItem } from '../shared/get-item.ts'
import { queryWholeIndex } from '../shared/query-index.ts'
import { Refusal } from '../shared/refusal.ts'
import type { QuestionsDeps } from './deps.ts'
import { readPools } from './read-pools.ts'
import { readQuestions } from './read-questions.ts'

/**
 * The tests that can be drawn now and could not without this question, each with what it would lack: what deleting the
 * question would stop (decisions; issue "Question bank"). Refuses with 'question-not-found'.
 */
export async function questionUse(id: number, { table }: QuestionsDeps): Promise<QuestionUse> {
  if (!(await readQuestions(table, [id])).has(id)) throw new Refusal('question-not-found')
  const found = (await queryWholeIndex<TaskItem>(table, { index: 'gsi1', pk: tests.gsi1pk })).flatMap((item) => {
    const task = testTaskOf(item)
    return task ? [{ item, task }] : []
  })
  const { values: areas } = listOf(await getItem<ListItem>(table, nclexAreasKey))
  const names = found.flatMap(({ task }) => rulesOf(task.type)?.pools(task, areas) ?? [])
  const pools = await readPools(table, names.map(poolKey))
  const bits = (name: PoolName) => pools.get(poolKey(name).sk)?.bits ?? new Uint8Array()
  const tasks = found
    .filter(({ task }) => shortOf(task, { areas, pool: bits }).length === 0)
    .flatMap(({ item: { contentKey, sectionKey, key, name }, task }) =>
      shortOf(task, { areas, pool: (pool) => withoutBit(bits(pool), id) }).map((lack) => ({
        contentKey,
        sectionKey,
        key,
        name,
        pool: lack.pool ?? null,
        missing: lack.missing,
      })),
    )
  return { tasks }
}
