import fc from 'fast-check'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { randomFaults, type FaultPlan } from '#lambdas/testing/faults.ts'
import { changeQuestions } from '#lambdas/questions/change-questions.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { markSample } from '#lambdas/questions/mark-sample.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'
import { addDraft, aDraft, type Bank, importConfirmed, inputOf, rowsOf } from './bank-fixture.ts'

/** Drafts from a few texts and labels, so that moves conflict. */
export const draft = fc
  .record({
    body: fc.constantFrom('a', 'b', 'c'),
    tags: fc.subarray(['RN', 'PN', 'Easy', 'Renal']),
    area: fc.subarray(['A1', 'A2']),
    answers: fc.array(fc.record({ text: fc.constantFrom('x', 'y'), correct: fc.constant(true) }), {
      minLength: 2,
      maxLength: 5,
    }),
  })
  .map((some): QuestionDraft => aDraft({ ...some, type: 'Select All That Apply' }))
/** Two thirds of the fault plans let most requests succeed. */
export const faults = fc
  .tuple(fc.integer(), fc.constantFrom(0, 10, 25))
  .map(([seed, percent]): FaultPlan => randomFaults(seededRandom(seed), percent))
export const refsOfRows = fc.dictionary(fc.constantFrom('r1', 'r2', 'r3', 'r4', 'r5'), draft, { maxKeys: 5 })
const batchKey = fc.constantFrom('b1', 'b2')

/** An administrator's action on the bank; `target` is the index of the question in it. */
export type Move =
  | { kind: 'add'; draft: QuestionDraft }
  | { kind: 'update'; target: number; draft: QuestionDraft }
  | { kind: 'delete'; target: number }
  | { kind: 'import'; rows: Record<string, QuestionDraft>; batch: string }
  | { kind: 'undo'; batch: string }
  | { kind: 'sample'; target: number; sample: boolean }
  | { kind: 'tick'; target: number; action: 'AddTag' | 'RemoveTag' | 'Delete'; batch: string }
const target = fc.nat(5)
export const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), draft }),
  fc.record({ kind: fc.constant('update' as const), target, draft }),
  fc.record({ kind: fc.constant('delete' as const), target }),
  fc.record({ kind: fc.constant('import' as const), rows: refsOfRows, batch: batchKey }),
  fc.record({ kind: fc.constant('undo' as const), batch: batchKey }),
  fc.record({ kind: fc.constant('sample' as const), target, sample: fc.boolean() }),
  fc.record({
    kind: fc.constant('tick' as const),
    target,
    action: fc.constantFrom('AddTag' as const, 'RemoveTag' as const, 'Delete' as const),
    batch: fc.uuid(),
  }),
)

/** Makes a move with the use cases; does nothing if the question doesn't exist. */
export function make(step: Move, bank: Bank, deps: QuestionDeps): Promise<unknown> {
  const at = 'target' in step ? [...bank.questions.values()][step.target] : undefined
  if (step.kind === 'add') return addDraft(step.draft, deps)
  if (step.kind === 'import') {
    const batch = { key: step.batch, name: 'file.csv' }
    return importConfirmed({ rows: rowsOf(step.rows), dryRun: false, batch }, 'admin', deps)
  }
  if (step.kind === 'undo') return undoImport(step.batch, deps)
  if (!at) return Promise.resolve()
  const { id, version } = at
  if (step.kind === 'delete') return deleteQuestion({ id, version }, deps)
  if (step.kind === 'sample') return markSample({ id, version, sample: step.sample }, deps)
  if (step.kind === 'tick') {
    const { action, batch } = step
    const tag = action === 'Delete' ? null : (bank.tags[0] ?? 'RN')
    return changeQuestions({ questions: [{ id, version: null }], action, tag, batch }, 'admin', deps)
  }
  return updateQuestion({ id, version, input: inputOf(step.draft) }, deps)
}
