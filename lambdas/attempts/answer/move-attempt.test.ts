import { beforeAll, describe, expect, it } from 'vitest'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import { drawForGroups, nclexStudent } from '#domain/attempts/kinds/nclex.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { Rules } from '#domain/attempts/rules.ts'
import { tallyByGroup } from '#domain/attempts/breakdown.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'

/** Area rules for this test: one question per area, another for each area below half, at most two per area. */
const byArea: Rules = {
  ...nclexStudent,
  draw: async (source) => ({
    ok: true,
    questions: await drawForGroups(source, [...source.areas.keys()], 1, []),
    plan: { tag: source.task.tags[0] ?? '', min: 1, max: 2, areas: source.areas.length },
  }),
  afterBatch: (attempt) => {
    const max = attempt.plan?.max ?? 0
    const weak = [...tallyByGroup(attempt)].filter(([, { correct, total }]) => correct * 2 < total && total < max)
    return weak.length === 0 ? { end: true } : { end: false, groups: weak.map(([group]) => group) }
  },
  result: () => 'undecided',
}

const table = sharedTable()
beforeAll(async () => {
  const questions = ['Safety', 'Comfort'].flatMap((area, a) =>
    [0, 1, 2].map((i) => aQuestion({ id: 101 + a * 10 + i, tags: ['RN'], area: [area] })),
  )
  const lonely = aQuestion({ id: 131, tags: ['PN'], area: ['Safety'] })
  const lonelyToo = aQuestion({ id: 132, tags: ['PN'], area: ['Comfort'] })
  await batchPut(table, bankItems([...questions, lonely, lonelyToo], START - MINUTE))
})

async function anAttemptSession(tag: string) {
  const student = await aStudent(table)
  const { contentKey, sectionKey, taskKey } = student.keys
  const more = { taskType: 'NCLEX' as const, tags: [tag], minQuestions: 1, maxQuestions: 2 }
  await batchPut(table, [aTask(contentKey, sectionKey, taskKey, more)])
  student.deps.rulesOf = (kind) => (kind === 'NCLEX' ? byArea : rulesOf(kind))
  const answer = async (attempt: Awaited<ReturnType<typeof student.start>>, choice: number[]) =>
    (await student.move({ n: 1, position: attempt.currentQuestion, questionId: attempt.question?.id ?? 0, choice }))
      .attempt
  return { ...student, answer }
}

describe('rules that ask for more questions after a batch', () => {
  it('grow the running attempt in its weak areas, count by area, and end it', async () => {
    const { start, answer } = await anAttemptSession('RN')
    const first = await start()
    expect(first).toMatchObject({ type: 'NCLEX', total: 2 })
    const second = await answer(first, [1])
    const third = await answer(second, [0])
    expect(third).toMatchObject({ total: 3, currentQuestion: 2, endTime: null, version: 3 })
    expect([first.question?.id, second.question?.id]).not.toContain(third.question?.id)
    expect(third.question?.id).toBeGreaterThan(110)
    expect(await start()).toEqual(third)
    const last = await answer(third, [1])
    expect(last).toMatchObject({ total: 3, score: 2, grade: 66, result: 'undecided', endTime: START })
    expect(last.breakdown).toEqual([
      { name: 'Comfort', correct: 1, total: 2, grade: 50, answered: 2 },
      { name: 'Safety', correct: 1, total: 1, grade: 100, answered: 1 },
    ])
  })

  it('end the attempt when nothing can grow', async () => {
    const { start, answer } = await anAttemptSession('PN')
    const last = await answer(await answer(await start(), [0]), [0])
    expect(last).toMatchObject({ total: 2, score: 0, endTime: START, version: 3 })
  })

  it('grow it once, even after repeated calls', async () => {
    const { start, move, answer } = await anAttemptSession('RN')
    const attempt = await answer(await start(), [1])
    const input = { n: 1, position: 1, questionId: attempt.question?.id ?? 0, choice: [0] }
    const replies = await Promise.all(Array.from({ length: 6 }, () => move(input)))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]?.attempt.total).toBe(3)
    expect((await refusalOf(move({ ...input, choice: [1] }))).code).toBe('already-answered')
  })
})
