import { fits } from '../../domain/testing/bank.ts'
import { shortOf } from '../../domain/testing/short-of.ts'
import type { QuestionUse } from '../../generated/schema.ts'
import { Refusal } from '../shared/refusal.ts'
import type { QuestionsDeps } from './deps.ts'
import { readQuestions } from './read-questions.ts'
import { readTests } from './read-tests.ts'

/**
 * The tests that can be drawn now and could not without this question, each with what it would lack: what deleting the
 * question would stop (decisions; issue "Question bank"). Refuses with 'question-not-found'.
 */
export async function questionUse(id: number, { table }: QuestionsDeps): Promise<QuestionUse> {
  const stored = (await readQuestions(table, [id])).get(id)
  if (!stored) throw new Refusal('question-not-found')
  const { tests, areas, count } = await readTests(table)
  const countWithout: typeof count = (query) => count(query) - (fits(stored.question, query) ? 1 : 0)
  const tasks = tests
    .filter(({ task }) => shortOf(task, { areas, count }).length === 0)
    .flatMap(({ item: { contentKey, sectionKey, key, name }, task }) =>
      shortOf(task, { areas, count: countWithout }).map((lack) => ({
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
