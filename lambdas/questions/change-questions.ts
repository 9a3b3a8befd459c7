import { createHash } from 'node:crypto'
import { batchWords } from '#domain/messages/batches.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { isSameName } from '#domain/questions/labels.ts'
import { type BulkChange, withTagChange } from '#domain/questions/bulk-change.ts'
import type { MutationChangeQuestionsArgs, QuestionChange, TickedQuestionInput } from '#generated/schema.ts'
import { questionBatchLineKey } from '#table/bank-keys.ts'
import type { QuestionBatchLineItem } from '#table/bank.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Change } from '#lambdas/questions/bank/change.ts'
import { batchByTransaction } from '#lambdas/questions/bank/batch-by-transaction.ts'
import { readList } from '#lambdas/questions/labels/labels.ts'
import { type QuestionBatch, recordInBatch } from './question-batch.ts'
import type { QuestionDeps } from './question-deps.ts'
import { readQuestions } from './read-questions.ts'
import { storeQuestions } from '#lambdas/questions/bank/store-questions.ts'

const MAX_SELECTED = 25

type BulkInput = Pick<MutationChangeQuestionsArgs, 'action'> & { tag?: string | null | undefined }

/**
 * Returns the action with its tag as spelled in the academy's list. Refuses with 'tag-missing' if the list does not
 * have it.
 */
export async function bulkActionOf({ action, tag }: BulkInput, table: Table): Promise<BulkChange> {
  if (action === 'Delete') return { kind: 'Delete' }
  const tags = namesIn(await readList(table, 'tags'))
  const known = tags.find((name) => name === tag) ?? tags.find((name) => isSameName(name, tag ?? ''))
  if (known === undefined) throw new Refusal('tag-missing')
  return { kind: action, tag: known }
}

/**
 * Returns a batch that is the same for repeats by the same administrator, and different from any other, whatever the
 * client names it.
 */
function batchOf(key: string, uid: string, action: BulkChange, now: number): QuestionBatch {
  if (!/^[\w-]{1,64}$/.test(key)) throw new Refusal('batch-unnamed')
  const parts = [uid, key, action.kind, action.kind === 'Delete' ? '' : action.tag]
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
  return { key: hash, name: batchWords(action), now }
}

type Planned = { id: number } & ({ change: Change } | { outcome: QuestionChange['outcome']; reason: string | null })

/** Returns the change of each question, from its current state. */
async function plan(
  questions: readonly TickedQuestionInput[],
  action: BulkChange,
  batch: QuestionBatch,
  table: Table,
): Promise<Planned[]> {
  const ids = questions.map(({ id }) => id)
  const keys = ids.map((id) => questionBatchLineKey(batch.key, id))
  const [before, lines] = await Promise.all([
    readQuestions(table, ids),
    batchGet<QuestionBatchLineItem>(table, keys, { consistent: true }),
  ])
  const isDone = new Set(lines.map(({ id }) => id))
  return questions.map(({ id, version }): Planned => {
    const refused = (reason: string) => ({ id, outcome: 'refused' as const, reason })
    const stored = before.get(id)
    if (isDone.has(id)) return { id, outcome: 'done', reason: null }
    if (!stored) return refused('question-not-found')
    if (version != null && stored.version !== version) return refused('question-changed')
    if (action.kind === 'Delete') return { id, change: { kind: 'delete', before: stored, binnedOn: batch.now } }
    const verdict = withTagChange(stored.question, action)
    if (verdict.kind === 'refused') return refused(verdict.code)
    if (verdict.kind === 'unchanged') return { id, outcome: 'unchanged', reason: null }
    return { id, change: { kind: 'update', before: stored, question: verdict.question } }
  })
}

const codeOf = (error: unknown): string | undefined => (error instanceof Refusal ? error.code : undefined)

/** Writes changes in one transaction; if several are refused, tries them one by one, so that none blocks another. */
async function store(
  group: readonly { id: number; change: Change }[],
  batch: QuestionBatch,
  deps: QuestionDeps,
): Promise<QuestionChange[]> {
  const changes = group.map(({ change }) => change)
  try {
    await storeQuestions(changes, deps, recordInBatch(batch))
    return group.map(({ id }) => ({ id, outcome: 'done', reason: null }))
  } catch (error) {
    const reason = codeOf(error)
    if (reason === undefined) throw error
    if (group.length === 1) return group.map(({ id }) => ({ id, outcome: 'refused', reason }))
    const outcomes: QuestionChange[] = []
    for (const single of group) outcomes.push(...(await store([single], batch, deps)))
    return outcomes
  }
}

/**
 * Changes each of at most 25 questions as `updateQuestion` or `deleteQuestion` would, several in a transaction where
 * they fit. A given version must still be current; without one, the change is repeated on the question as it is. A line
 * for each changed question keeps a repeated call from repeating. Refuses with 'ticked-many', 'tag-missing', and
 * 'batch-unnamed'.
 */
export async function changeQuestions(
  args: MutationChangeQuestionsArgs,
  uid: string,
  deps: QuestionDeps,
): Promise<QuestionChange[]> {
  if (args.questions.length > MAX_SELECTED) throw new Refusal('ticked-many')
  const action = await bulkActionOf(args, deps.table)
  const batch = batchOf(args.batch, uid, action, deps.now())
  const outcomes = new Map<number, QuestionChange>()
  let left = [...new Map(args.questions.map((question) => [question.id, question])).values()]
  await retryOnConflict({ failure: 'Ticked questions could not be changed', attempts: 8 }, async () => {
    const planned = await plan(left, action, batch, deps.table)
    for (const entry of planned) if ('outcome' in entry) outcomes.set(entry.id, entry)
    const writable = planned.flatMap((entry) => ('change' in entry ? [entry] : []))
    for (const group of batchByTransaction(writable, { lineEach: true }))
      for (const outcome of await store(group, batch, deps)) outcomes.set(outcome.id, outcome)
    // Another write came between: questions without a required version are tried again.
    left = left.filter(({ id, version }) => version == null && outcomes.get(id)?.reason === 'question-changed')
    return left.length > 0 ? CONFLICT : true
  })
  return args.questions.flatMap(({ id }) => outcomes.get(id) ?? [])
}
