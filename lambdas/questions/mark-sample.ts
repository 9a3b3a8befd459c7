import { maySample } from '#domain/questions/sample.ts'
import type { MutationMarkSampleArgs } from '#generated/schema.ts'
import { questionReply, questionItem } from '#table/question.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { QuestionDeps } from './question-deps.ts'
import { readQuestions } from './read-questions.ts'
import { countSample, putSample, removeSample, uncountSamples } from './sample-writes.ts'

/**
 * Makes a question that the administrator saw at `version` a public sample, or not one any more (decision 0067). Its
 * mark, its copy among the samples, and their count change in one transaction. Refuses with 'question-not-found',
 * 'question-changed', 'samples-many' if there are ten already, and 'sample-type' for a type that the public
 * pages do not show.
 */
export async function markSample(
  { id, version, sample }: MutationMarkSampleArgs,
  { table }: Pick<QuestionDeps, 'table'>,
) {
  const before = (await readQuestions(table, [id])).get(id)
  if (!before) throw new Refusal('question-not-found')
  if (before.version !== version) throw new Refusal('question-changed')
  if (sample && !maySample(before.question)) throw new Refusal('sample-type')
  if ((before.sample === true) === sample) return questionReply(before.question, before)
  const after = { ...before, version: version + 1, sample }
  const written = await transactWrite(table, [
    {
      Put: { Item: questionItem(before.question, after), ...ifEqual({ version: before.version, time: before.time }) },
    },
    ...(sample ? [putSample(after), countSample] : [removeSample(id), uncountSamples(1)]),
  ])
  if (!written.ok) throw new Refusal(written.failed.includes(0) ? 'question-changed' : 'samples-many')
  return questionReply(after.question, after)
}
