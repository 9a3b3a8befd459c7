import { MAX_SAMPLES } from '#domain/questions/sample.ts'
import { sampleCountKey, sampleKey } from '#table/bank-keys.ts'
import { sampleItem } from '#table/sample.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import type { Change, Stored } from '#lambdas/questions/bank/change.ts'

/** Adds a sample to the count; fails at the maximum. */
export const countSample: Write = {
  Update: {
    Key: sampleCountKey,
    UpdateExpression: 'SET #type = :type ADD #n :one',
    ConditionExpression: 'attribute_not_exists(#n) OR #n < :most',
    ExpressionAttributeNames: { '#n': 'n', '#type': 'type' },
    ExpressionAttributeValues: { ':one': 1, ':most': MAX_SAMPLES, ':type': 'sample-count' },
  },
}

/** Subtracts samples from the count. */
export const uncountSamples = (n: number): Write => ({
  Update: {
    Key: sampleCountKey,
    UpdateExpression: 'ADD #n :less',
    ExpressionAttributeNames: { '#n': 'n' },
    ExpressionAttributeValues: { ':less': -n },
  },
})

export const putSample = ({ question, version }: Stored): Write => ({ Put: { Item: sampleItem(question, version) } })
export const removeSample = (id: number): Write => ({ Delete: { Key: sampleKey(id) } })

const wasSample = (change: Change) => change.kind !== 'add' && change.before.sample === true

/**
 * Returns the writes to public samples that changes of questions require: publishes an edited one's new state; removes
 * one that was deleted, or got a type by an import that can't be public, so that its number does not publish another question that reuses
 * it. Each question's own write guards it.
 */
export function sampleWrites(changes: readonly Change[], after: readonly Stored[]): Write[] {
  const samples = changes.flatMap((change, index) => {
    const stored = after[index]
    if (!wasSample(change) || stored === undefined) return []
    return [{ stored, stays: change.kind !== 'delete' && stored.sample === true }]
  })
  const writes = samples.map(({ stored, stays }) => (stays ? putSample(stored) : removeSample(stored.question.id)))
  const gone = samples.filter(({ stays }) => !stays).length
  return gone === 0 ? writes : [...writes, uncountSamples(gone)]
}
