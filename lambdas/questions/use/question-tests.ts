import { nclexAreasKey, contentKey, sectionKey } from '#table/keys.ts'
import { listOf, type ListItem } from '#table/bank.ts'
import { type TaskItem, testTaskOf } from '#table/task.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import { fits } from '#domain/attempts/bank.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { taskPath } from '#domain/content/task-path.ts'
import { compareNames } from '#domain/text/compare-names.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import type { QuestionTest } from '#generated/schema.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { listTests } from './list-tests.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'

/** Returns tests with the path of their page, which includes content and section; without a path if either is gone. */
async function withPaths(items: readonly TaskItem[], { table }: QuestionDeps): Promise<QuestionTest[]> {
  const keys = items.flatMap((item) => [contentKey(item.contentKey), sectionKey(item.contentKey, item.sectionKey)])
  const parents = await batchGet<ContentItem | SectionItem>(table, keys)
  const itemAt = ({ pk, sk }: { pk: string; sk: string }) => parents.find((item) => item.pk === pk && item.sk === sk)
  return items.map((item) => {
    const content = itemAt(contentKey(item.contentKey))
    const section = itemAt(sectionKey(item.contentKey, item.sectionKey))
    return {
      key: item.key,
      name: item.name,
      place: [content?.name, section?.name].filter((name) => name !== undefined).join(', '),
      path: content && section ? taskPath(content.url, section.url, item.url) : null,
    }
  })
}

/**
 * Returns the tests that may draw a question, by name: those with a pool that includes it (spec 3.5.15). Reads all
 * tests, the areas, and the tests' paths. Refuses with 'question-not-found'.
 */
export async function questionTests(id: number, deps: QuestionDeps): Promise<QuestionTest[]> {
  const { table } = deps
  const [stored, items, list] = await Promise.all([
    readQuestions(table, [id]).then((questions) => questions.get(id)),
    listTests(table),
    getItem<ListItem>(table, nclexAreasKey),
  ])
  if (!stored) throw new Refusal('question-not-found')
  const areas = namesIn(listOf(list))
  const drawing = items.filter((item) => {
    const task = testTaskOf(item)
    return (
      task &&
      rulesOf(task.type)
        .pools(task, areas)
        .some((query) => fits(stored.question, query))
    )
  })
  return withPaths(
    drawing.sort((a, b) => compareNames(a.name, b.name)),
    deps,
  )
}
