import { removeItem } from '#lambdas/testing/remove-item.ts'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { Attempt, AttemptQuestion } from '#domain/attempts/attempt.ts'
import { unpackResponses } from '#domain/exams/pack-responses.ts'
import { seenQuestions } from '#domain/exams/seen-questions.ts'
import type { ExamResponsesItem, SeenQuestionsItem } from '#table/exam.ts'
import { examResponses } from '#table/bank-keys.ts'
import { seenQuestionsKey, userKey } from '#table/keys.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectResponses } from './responses.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { anEndedAttempt, ended, running } from '../testing/ended-attempt.ts'

const table = freshTable([userItem(aUser({ uid: 'u1' }))])
const DAY = 86_400_000
const START = Date.UTC(2026, 5, 10)

const answered = (id: number, correct: boolean, more: Partial<AttemptQuestion> = {}): AttemptQuestion => ({
  id,
  answer: { choice: [0], correct },
  ...more,
})

function anAttempt(n: number, questions: AttemptQuestion[], more: Partial<Attempt> = {}) {
  const plan = { tag: 'RN', min: 1, max: 2, areas: 8 }
  return anEndedAttempt({ n, kind: 'NCLEX', startTime: START + n * DAY, questions, plan, ...more })
}

const project = (...items: ReturnType<typeof anAttempt>[]) =>
  projectResponses(aBatch(ON.responses, ...items.map(ended)), { table, rulesOf })

const stored = () => queryItems<ExamResponsesItem>(table, { ...examResponses('RN'), consistent: true })
const seen = async (now = START + 30 * DAY) => {
  const item = await getItem<SeenQuestionsItem>(table, seenQuestionsKey('u1'), { consistent: true })
  return [...seenQuestions(item?.seen, now)].sort((a, b) => a - b)
}

describe('an attempt that ended', () => {
  const exam = anAttempt(1, [
    answered(5, true),
    answered(3, false),
    { id: 8, item: 2, answer: { choice: [1], correct: false, points: 2, max: 3 } },
    { id: 9 },
    { id: 10 },
  ])

  it('leaves its answers without its student, and what the student has seen', async () => {
    await project(exam)
    const [item] = await stored()
    expect(unpackResponses(item?.responses ?? new Uint8Array())).toEqual([
      { id: 3, points: 0, max: 1 },
      { id: 5, points: 1, max: 1 },
      { id: 8, item: 2, points: 2, max: 3 },
    ])
    expect(item?.startedOn).toBe(START + DAY)
    expect(JSON.stringify(item)).not.toMatch(/u1|p1|t1|USER/)
    expect(Object.keys(item ?? {}).sort()).toEqual(['pk', 'responses', 'sk', 'startedOn', 'type'])
    // The review also shows drawn questions that were never reached.
    expect(await seen()).toEqual([3, 5, 8, 9, 10])
  })

  it('is recorded once, however often its batch comes', async () => {
    await project(exam)
    const first = await stored()
    await project(exam)
    await project(exam, exam)
    expect(await stored()).toEqual(first)
    expect(await seen()).toEqual([3, 5, 8, 9, 10])
  })

  it('counts only a student’s first answer to a question', async () => {
    await project(exam, anAttempt(2, [answered(5, false), answered(9, true), answered(20, true)]))
    const ids = (await stored()).map(({ responses }) => unpackResponses(responses).map(({ id }) => id))
    expect(ids).toContainEqual([20])
    expect(ids).toHaveLength(2)
    await project(anAttempt(3, [answered(5, true), answered(20, true)]))
    expect(await stored()).toHaveLength(2)
  })

  it('counts a question again after a year', async () => {
    await project(exam)
    await project(anAttempt(420, [answered(5, true)]))
    expect((await stored()).map(({ responses }) => unpackResponses(responses).length).sort()).toEqual([1, 3])
  })

  it('gives no responses if its kind shows verdicts, but its questions count as seen', async () => {
    const { plan: _plan, ...practice } = anAttempt(1, [answered(5, true)], { kind: 'Practice' })
    await project(practice)
    expect(await stored()).toEqual([])
    expect(await seen()).toEqual([5])
    await project(anAttempt(2, [answered(5, true), answered(6, true)]))
    expect((await stored()).map(({ responses }) => unpackResponses(responses).map(({ id }) => id))).toEqual([[6]])
  })

  it('leaves nothing of a student whose account is deleted or being deleted', async () => {
    await batchPut(table, [Object.assign(userItem(aUser({ uid: 'u1' })), { deleting: 1 })])
    await project(exam)
    expect([await stored(), await seen()]).toEqual([[], []])
    await removeItem(table, userKey('u1'))
    await project(exam)
    expect([await stored(), await seen()]).toEqual([[], []])
  })

  it('is found again by the batch that a crash cut short', async () => {
    // The responses are stored, but the seen questions are not.
    const client = {
      send: async (command: object) => {
        if (command.constructor.name === 'UpdateCommand') throw new Error('The process ended')
        return table.client.send(command as Parameters<typeof table.client.send>[0])
      },
    }
    const broken = { ...table, client: client as unknown as Table['client'] }
    await expect(projectResponses(aBatch(ON.responses, ended(exam)), { table: broken, rulesOf })).rejects.toThrow(
      'The process ended',
    )
    const before = await stored()
    await project(exam)
    expect([await stored(), await seen()]).toEqual([before, [3, 5, 8, 9, 10]])
    expect(before).toHaveLength(1)
  })
})

it('a running attempt and one that had already ended are ignored', async () => {
  const item = anAttempt(1, [answered(5, true)])
  await projectResponses(aBatch(ON.responses, aRecord(undefined, running(item)), aRecord(item, item)), {
    table,
    rulesOf,
  })
  expect([await stored(), await seen()]).toEqual([[], []])
})
