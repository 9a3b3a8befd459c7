import { questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionItemReply } from '#table/question.ts'
import { type TaskItem, testTaskOf } from '#table/task.ts'
import type { DrawnQuestion } from '#domain/attempts/items-of-case.ts'
import { drawForGroups } from '#domain/attempts/kinds/nclex.ts'
import type { Rules } from '#domain/attempts/rules.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import type { ExamDeck } from '#domain/exams/deck.ts'
import type { ExamItem } from '#domain/exams/exam-item.ts'
import { packItems } from '#domain/exams/pack-items.ts'
import type {
  PreviewDeck,
  PreviewQuestion,
  QueryPreviewMoreArgs,
  QueryPreviewTestArgs,
  TestPreview,
} from '#generated/schema.ts'
import { taskReply } from '#lambdas/content/content-replies.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { drawSource, testSource } from './draw-source.ts'
import { findTask } from './find-task.ts'

async function findTest(
  place: QueryPreviewTestArgs,
  deps: AttemptDeps,
): Promise<{ target: TaskItem; task: TestTask; rules: Rules }> {
  const taskAndTarget = await findTask(deps.table, place)
  if (!taskAndTarget) throw new Refusal('task-not-found')
  const task = testTaskOf(taskAndTarget.target)
  if (!task) throw new Refusal('not-a-test')
  return { target: taskAndTarget.target, task, rules: deps.rulesOf(task.type) }
}

/** Returns the whole drawn questions, in order, a case study with each of its items; half a read unit each. */
async function whole(table: Table, drawn: readonly DrawnQuestion[]): Promise<PreviewQuestion[]> {
  const items = await batchGet<QuestionItem>(
    table,
    [...new Set(drawn.map(({ id }) => id))].map((id) => questionKey(id)),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  return drawn.flatMap(({ id, group, item: caseItem }) => {
    const item = byId.get(id)
    if (!item) return []
    return [{ area: group ?? null, caseItem: caseItem ?? null, question: questionItemReply(item) }]
  })
}

const packed = (items: readonly ExamItem[]): string =>
  Buffer.from(packItems(items.map((item) => ({ ...item, fresh: false })))).toString('base64')

const deckReply = (deck: ExamDeck): PreviewDeck => ({
  ...deck,
  unscoredAt: [...deck.unscoredAt],
  casesAt: [...deck.casesAt],
  shares: [...deck.shares],
  items: packed(deck.items),
  trials: packed(deck.trials),
})

/** The maximum questions that a browser may request at a time: an adaptive test needs one, or a case study. */
const MAX_MORE = 10

/**
 * Draws a test as for a student, with whole questions, for the preview that runs in the administrator's browser (spec
 * 3.4.6): changes no student's record. Refuses with 'task-not-found', 'not-a-test', and the bank's shortfalls (spec
 * 3.5.21, 3.5.22).
 */
export async function previewTest(place: QueryPreviewTestArgs, deps: AttemptDeps): Promise<TestPreview> {
  const { target, task, rules } = await findTest(place, deps)
  const source = await testSource(task, rules, deps)
  const drawn = await rules.draw(source)
  if (!drawn.ok) throw new Refusal(drawn.code)
  const { questions, deck } = drawn
  return {
    task: taskReply(target, undefined),
    areas: source.exam ? source.exam.plan.map(({ names: [name] }) => name) : [...source.areas],
    questions: await whole(deps.table, questions),
    deck: deck ? deckReply(deck) : null,
  }
}

/**
 * Returns another question for each of these areas, none of `used` (spec 3.9.9); none for an area whose pool is used
 * up. For an adaptive test, returns those that the browser selected from the deck.
 */
export async function previewMore(args: QueryPreviewMoreArgs, deps: AttemptDeps): Promise<PreviewQuestion[]> {
  const { task, rules } = await findTest(args, deps)
  if (rules.adaptive) {
    const ids = (args.ids ?? []).slice(0, MAX_MORE)
    return whole(
      deps.table,
      ids.map((id) => ({ id })),
    )
  }
  const source = await drawSource(task, rules, deps)
  const groups = args.areas.filter((area) => area in source.areas && !source.removed?.has(area))
  return whole(deps.table, await drawForGroups(source, groups, 1, args.used))
}
