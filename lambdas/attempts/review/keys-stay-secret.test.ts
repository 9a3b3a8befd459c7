import { beforeAll, describe, expect, it } from 'vitest'
import type { Attempt } from '#generated/schema.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { reviewStudentAttempt } from './review-attempt.ts'
import { aScript, putSharedBank } from '#lambdas/attempts/shared-bank-fixture.ts'

const table = sharedTable()
beforeAll(() => putSharedBank(table))

describe('the seconds around a deadline', () => {
  it.each([0, 88, 1_000, 1_999, 2_000])('a review %s ms after it ends the answers, without a key', async (late) => {
    const { start, review, answer, clock } = await aScript(table)
    const attempt = await start()
    expect((await review()).questions).toEqual([])
    clock.time = START + MINUTE + late
    const { questions, attempt: over } = await review()
    expect(over).toMatchObject({ score: 0, endTime: START + MINUTE, result: 'failing' })
    expect(questions).toHaveLength(20)
    expect(questions.every(({ graded, answered }) => graded === null && !answered)).toBe(true)
    expect((await refusalOf(answer(attempt))).code).toBe('time-is-up')
    expect((await review()).attempt.score).toBe(0)
  })

  it('the end of a course by an administrator does the same: no key, no answer after the review', async () => {
    const { start, review, answer, end, clock } = await aScript(table)
    const attempt = await start()
    clock.time += 10_000
    await end()
    clock.time += 500
    expect((await review()).questions.every(({ graded }) => graded === null)).toBe(true)
    expect((await refusalOf(answer(attempt))).code).toBe('time-is-up')
  })

  it('an administrator waits until no machine takes an answer, and cuts off none that is on its way', async () => {
    const { start, answer, clock, ref, deps } = await aScript(table)
    const attempt = await start()
    const look = () => reviewStudentAttempt(ref(), deps)
    for (const after of [0, 1_000, 2_000]) {
      clock.time = START + MINUTE + after
      expect((await refusalOf(look())).code).toBe('attempt-running')
    }
    expect((await answer(attempt)).attempt.currentQuestion).toBe(1)
    clock.time = START + MINUTE + 4_000
    expect((await refusalOf(look())).code).toBe('attempt-running')
    clock.time += 1
    const { questions } = await look()
    expect(questions.map(({ answered }) => answered)).toEqual([true, ...Array<boolean>(19).fill(false)])
    expect(questions.every(({ graded }) => graded !== null)).toBe(true)
  })
})

describe('several tests over one pool', () => {
  it('draw different questions while the pool allows it, so that none shows a key of another', async () => {
    const { start, startOther, drawn, finish, review } = await aScript(table)
    await start()
    await startOther('beside')
    const [own, other] = [await drawn(), await drawn('beside')]
    expect(own.filter((id) => other.includes(id))).toEqual([])
    await finish('beside')
    expect((await review('beside')).questions.every(({ graded }) => graded === null)).toBe(true)
  })

  it('refuse a start that would need questions of the running one, and name that one', async () => {
    const { start, startOther, finish, keys } = await aScript(table)
    await start()
    expect(await refusalOf(startOther('large'))).toEqual({
      code: 'questions-in-running-test',
      data: { running: expect.objectContaining(keys) as unknown },
    })
    await finish()
    expect((await startOther('large')).total).toBe(30)
  })

  it('hide questions unanswered in a newer test from reviews and repeated replies', async () => {
    const { start, startOther, answer, finish, review, drawn } = await aScript(table)
    let attempt = await startOther('large')
    const answered: { position: number; id: number; attempt: Attempt }[] = []
    for (let position = 0; position < 25; position += 1) {
      answered.push({ position, id: attempt.question?.id ?? 0, attempt })
      attempt = (await answer(attempt, 'large')).attempt
    }
    await finish('large')
    expect((await review('large')).questions.filter(({ graded }) => graded !== null)).toHaveLength(25)
    await start()
    const running = await drawn()
    const again = answered.filter(({ id }) => running.includes(id))
    expect(again.length).toBeGreaterThan(0)
    for (const { question, graded, answered: given } of (await review('large')).questions)
      expect([question.id, graded === null]).toEqual([question.id, !given || running.includes(question.id)])
    for (const repeated of again) {
      const reply = await answer(repeated.attempt, 'large')
      expect(reply.graded).toBeNull()
    }
    await finish()
    expect((await review('large')).questions.filter(({ graded }) => graded !== null)).toHaveLength(25)
  })
})

describe('a look back in a running test', () => {
  it('shows no key that a newer test keeps secret, and none of a question to come', async () => {
    const { start, startOther, answer, finish, review, drawn } = await aScript(table)
    let attempt = await startOther('large')
    await finish('large')
    attempt = await startOther('large')
    for (let position = 0; position < 25; position += 1) attempt = (await answer(attempt, 'large')).attempt
    const open = async () => (await review('large', 2)).questions
    expect((await open()).map(({ graded }) => graded !== null)).toEqual(Array<boolean>(25).fill(true))
    const other = await start()
    const hidden = await drawn()
    expect(hidden).toContain(other.question?.id)
    for (const { question, graded } of await open())
      expect([question.id, graded === null]).toEqual([question.id, hidden.includes(question.id)])
  })

  it('is refused in an exam, and everywhere while one runs', async () => {
    const { startOther, answer, review } = await aScript(table)
    await answer(await startOther('beside'), 'beside')
    expect((await review('beside')).questions).toHaveLength(1)
    await answer(await startOther('exam'), 'exam')
    expect((await refusalOf(review('exam'))).code).toBe('attempt-running')
    expect((await refusalOf(review('beside'))).code).toBe('exam-running')
  })
})
