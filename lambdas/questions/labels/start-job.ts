import { withoutUnseen } from '#domain/text/without-unseen.ts'
import { randomUUID } from 'node:crypto'
import { renameWords } from '#domain/messages/batches.ts'
import { type NameChange, refusalOf, withJob } from '#domain/questions/label-job.ts'
import { fitsList } from '#domain/questions/label-list.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { readList, type ReadList } from './labels.ts'
import { countInBatch } from '#lambdas/questions/question-batch.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { jobReply, type LabelProgress } from './job-reply.ts'
import { pendingOf } from './pending.ts'
import { headsOf, writeJobList } from './write-list.ts'

/** Whether the running job is this one: it was requested before. */
const isSameJob = ({ job, values }: ReadList, { from, to, merge }: NameChange): boolean =>
  job !== undefined && values[job.from] === from && values[job.to] === to && job.merge === merge

/**
 * Starts renaming a label of questions and tests. At first only the list changes, which records the job: one at a time
 * per list. Requesting the running one returns its progress. Refuses with the codes of `refusalOf`, 'list-full', and
 * 'label-busy' while another one runs.
 */
export async function startJob(
  input: NameChange,
  by: string,
  deps: Pick<QuestionDeps, 'table' | 'now'>,
): Promise<LabelProgress> {
  const { table } = deps
  const change = { ...input, from: input.from.trim(), to: withoutUnseen(input.to) }
  const { kind } = change
  return retryOnConflict({ failure: 'A label job could not be started', attempts: 15 }, async () => {
    const seen = await readList(table, kind)
    if (isSameJob(seen, change)) return jobReply(kind, seen, (await pendingOf(table, kind, seen, 0)).left)
    if (seen.job) throw new Refusal('label-busy')
    const refusal = refusalOf(seen, change)
    if (refusal) throw new Refusal(refusal)
    const heads = await headsOf(table, kind, change.from)
    const now = deps.now()
    const facts = { key: randomUUID(), by, startedOn: now }
    const planned = withJob(seen, change, { ...facts, total: 0 })
    if (!fitsList(planned.values)) throw new Refusal('list-full')
    const { left: total } = await pendingOf(table, kind, planned, 0)
    const list = { ...planned, job: { ...planned.job, total } }
    const also = countInBatch({ key: facts.key, name: renameWords(change), now }, {})
    if (!(await writeJobList(table, kind, { list, seen, heads, also }))) return CONFLICT
    return jobReply(kind, list, total)
  })
}
