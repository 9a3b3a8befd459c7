import { describe, expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import type { Attempt } from '#generated/schema.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { aStudent, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { addDraft, aDraft, inputOf, bankDeps } from '#lambdas/questions/testing/bank-fixture.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'

const COUNT = 5
const bank = classicQuestions(COUNT)
const newQuestion = () => aDraft({ body: 'New', rationale: 'New rationale.', tags: ['RN'], area: [] })
const currentOf = ({ question }: Attempt) => {
  if (!question) throw new Error('No question')
  return question
}
type Student = Awaited<ReturnType<typeof aStudent>>

/** Answers everything and returns all text and verdicts shown for one question. */
async function sit(student: Student, attempt: Attempt, id: number) {
  let shown: string | undefined
  let graded: { correct: boolean; rationale: string } | null | undefined
  for (let now = attempt; now.endTime == null;) {
    const question = currentOf(now)
    if (question.id === id) shown = question.body
    const isNew = question.body === 'New'
    const move = isNew
      ? await student.move({ n: now.n, position: now.currentQuestion, questionId: id, choice: [0] })
      : await student.check(now, true)
    if (question.id === id) graded = move.graded
    now = move.attempt
  }
  return { shown, graded }
}

describe.each([
  ['lies in it', () => false],
  ['lies apart, as of every question until decision 0099', () => true],
  ['lies apart of some', ({ id }: { id: number }) => id % 2 === 0],
])('a question of a running test, whose first version %s,', (_, hasVersionItem) => {
  const table = freshTable(bankItems(bank, START - 1, { hasVersionItem }))
  /** The bank's dependencies with a fixed clock. */
  const at = (time: number): QuestionDeps => ({ ...bankDeps(table), now: () => time })

  it('is deleted, and its number used again in the same millisecond: the test keeps serving and grading it as it was, a test that begins later gets the new one', async () => {
    const student = await aStudent(table, { numOfQuestions: COUNT })
    const attempt = await student.start()
    const { id } = currentOf(attempt)
    await deleteQuestion({ id, version: 1 }, at(START))
    expect((await addDraft(newQuestion(), at(START))).id).toBe(id)
    const old = await sit(student, attempt, id)
    expect(old).toMatchObject({ shown: `Body of ${id}`, graded: { correct: true, rationale: `Rationale of ${id}` } })
    const later = await aStudent(table, { numOfQuestions: COUNT })
    later.clock.time = START + 1_000
    const fresh = await sit(later, await later.start(), id)
    expect(fresh).toMatchObject({ shown: 'New', graded: { correct: true, rationale: 'New rationale.' } })
  })
  it('is edited: the test grades it as it was, also one that began while the edit was on its way', async () => {
    const early = await aStudent(table, { numOfQuestions: COUNT })
    const began = await early.start()
    const { id } = currentOf(began)
    const amid = await aStudent(table, { numOfQuestions: COUNT })
    amid.clock.time = START + 20
    const running = await amid.start()
    const before = bank.find((question) => question.id === id)
    if (!before) throw new Error(`No question ${id}`)
    const input = inputOf({ ...before, rationale: 'New rationale.' })
    await updateQuestion({ id, version: 1, input }, at(START + 10))
    const later = await aStudent(table, { numOfQuestions: COUNT })
    later.clock.time = START + 1_000
    const rationales = []
    for (const [student, attempt] of [
      [early, began],
      [amid, running],
      [later, await later.start()],
    ] as const)
      rationales.push((await sit(student, attempt, id)).graded?.rationale)
    expect(rationales).toEqual([`Rationale of ${id}`, `Rationale of ${id}`, 'New rationale.'])
  })
  it('is deleted before a test begins: the test is drawn without it', async () => {
    await deleteQuestion({ id: 103, version: 1 }, at(START))
    const student = await aStudent(table, { numOfQuestions: COUNT - 1 })
    const { shown } = await sit(student, await student.start(), 103)
    expect(shown).toBeUndefined()
  })
})
