import { questionKey } from '#table/bank-keys.ts'
import type { RegradeItem } from '#table/regrade.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite, type Write } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { getRegrade, movedRegrade } from './move-regrade.ts'
import { putQuestionRegrades, readQuestionRegrades } from './question-regrades.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import { readVersions } from './regrade-versions.ts'

/** Holds while the key that a dry run graded by is the question's newest; also of a question that was deleted since. */
const whileNewest = ({ question, keyTime }: RegradeItem): Write[] =>
  keyTime === undefined
    ? []
    : [
        {
          ConditionCheck: {
            Key: questionKey(question),
            ConditionExpression: 'attribute_not_exists(pk) OR #time = :time',
            ExpressionAttributeNames: { '#time': 'time' },
            ExpressionAttributeValues: { ':time': keyTime },
          },
        },
      ]

/**
 * Begins to write a regrade that was checked; `continueRegrade` does the rest. Once: a second press, or another tab, gets the regrade
 * as it is. `mail`: whether students hear of it. Audited. Refuses with 'regrade-not-found', 'regrade-not-checked' while its dry run is at
 * work or after its undo, 'regrade-running' while another one of the question is written or undone, and 'regrade-question-changed' where
 * the question was edited since a dry run that grades by its key.
 */
export const startRegrade = (
  { id, mail }: { id: string; mail: boolean },
  { table, now }: RegradeDeps,
): Promise<RegradeItem> =>
  retryOnConflict({ failure: 'A regrade could not be started' }, async () => {
    const job = await getRegrade(id, table)
    if (job.status === 'applying' || job.status === 'applied') return job
    if (job.status !== 'checked') throw new Refusal('regrade-not-checked')
    const state = await readQuestionRegrades(job.question, table)
    // Another tab has started it since it was read.
    if (state.running === id) return CONFLICT
    if (state.running !== undefined) throw new Refusal('regrade-running')
    if (job.keyTime !== undefined && (await readVersions(table, job)).at(-1)?.time !== job.keyTime)
      throw new Refusal('regrade-question-changed')
    const { job: next, write } = movedRegrade(job, { status: 'applying', since: now(), cursor: '', mail })
    const written = await transactWrite(table, [
      write,
      putQuestionRegrades(job.question, state, { applied: [...state.applied, id], running: id }),
      ...whileNewest(job),
    ])
    return written.ok ? next : CONFLICT
  })
