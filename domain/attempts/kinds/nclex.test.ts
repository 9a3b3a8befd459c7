import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAnswer } from '#domain/attempts/after-answer.ts'
import { type Attempt, finishAttempt, startAttempt } from '../attempt.ts'
import { nclexStudent } from './nclex.ts'
import { nearPass } from '../grade.ts'
import type { DrawSource } from '../rules.ts'
import { tallyByGroup } from '../breakdown.ts'
import type { TestTask } from '../test-task.ts'
import { bankOf } from '../testing/bank-of.ts'
import { seededRandom } from '../testing/seeded-random.ts'

const task: TestTask = { type: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 4, timeAllowed: 60 }
const range = (from: number, n: number) => Array.from({ length: n }, (_, i) => from + i)

/**
 * A bank with `perArea` RN questions per area, numbered from 100, 200, and so on, and as many PN questions that must
 * never be drawn.
 */
function aSource(areas = 8, perArea = 6, seed = 1): DrawSource {
  const names = range(0, areas).map((area) => `Area ${area}`)
  const rn = names.flatMap((_, area) => range((area + 1) * 100, perArea))
  const random = seededRandom(seed)
  const byArea = Object.fromEntries(names.map((name, area) => [name, range((area + 1) * 100, perArea * 2)]))
  return { task, areas: names, bank: bankOf({ RN: rn, ...byArea }, random), random }
}

/** Takes a whole test; `isRight` decides whether the student knows the answer in an area. */
async function sit(
  source: DrawSource,
  isRight: (area: number, earlier: number) => boolean,
  look: (attempt: Attempt) => void = () => undefined,
): Promise<Attempt> {
  const drawn = await nclexStudent.draw(source)
  if (!drawn.ok) throw new Error(drawn.code)
  let attempt = startAttempt({
    n: 1,
    task,
    questions: drawn.questions,
    courseEnd: 1e9,
    now: 0,
    ...(drawn.plan ? { plan: drawn.plan } : {}),
  })
  while (attempt.endTime === undefined) {
    look(attempt)
    const area = attempt.questions[attempt.at]?.group ?? 0
    const earlier = tallyByGroup(attempt).get(area)?.total ?? 0
    const after = afterAnswer(
      attempt,
      { choice: [0], correct: isRight(area, earlier), tagNumbers: [] },
      nclexStudent,
      1,
    )
    attempt = after.attempt
    if (after.groups.length > 0) {
      const more = await nclexStudent.drawMore(source, attempt, after.groups)
      attempt = { ...attempt, questions: [...attempt.questions, ...more] }
    }
  }
  return attempt
}

describe('the student’s NCLEX', () => {
  it('begins with minQuestions for each area, all carrying the task’s tag, none twice', async () => {
    const drawn = await nclexStudent.draw(aSource())
    const ids = drawn.ok ? drawn.questions.map(({ id }) => id) : []
    expect(ids).toHaveLength(16)
    expect(new Set(ids).size).toBe(16)
    expect(ids.every((id) => id % 100 < 6)).toBe(true)
  })
  it('does not begin when an area holds fewer than maxQuestions', async () => {
    expect(await nclexStudent.draw(aSource(8, 3))).toEqual({ ok: false, code: 'too-few-in-areas' })
  })
  it('passes a student who knows six areas, after the first batch', async () => {
    const attempt = await sit(aSource(), (area) => area < 6)
    expect(nclexStudent.result(attempt)).toBe('passing')
    expect(attempt.questions).toHaveLength(16)
  })
  it('fails a student who misses six areas, after the first batch', async () => {
    const attempt = await sit(aSource(), (area) => area < 2)
    expect(nclexStudent.result(attempt)).toBe('failing')
    expect(attempt.questions).toHaveLength(16)
  })
  it('adds a question in each weak area until it is strong, has maxQuestions, or the test is decided', async () => {
    // Three areas are wrong at first and right afterward: 0/2, 1/3, 2/4 = 50%.
    const attempt = await sit(aSource(), (area, earlier) => area < 5 || earlier >= 2)
    expect(attempt.questions).toHaveLength(16 + 3 * 2)
    expect(nclexStudent.result(attempt)).toBe('undecided')
    expect([...tallyByGroup(attempt).values()].map(({ total }) => total)).toContain(4)
  })
  it('puts the near-pass grade a fifth below the pass grade, rounded down', () => {
    expect([65, 70, 55, 64].map(nearPass)).toEqual([52, 56, 44, 51])
  })
  it('needs all areas when the list has fewer than six', async () => {
    expect(nclexStudent.result(await sit(aSource(3), (area) => area < 2))).toBe('undecided')
    expect(nclexStudent.result(await sit(aSource(3), () => true))).toBe('passing')
  })
  it('always ends, never repeats a question, and never serves more than maxQuestions per area', async () => {
    const run = fc.record({
      seed: fc.nat(),
      areas: fc.integer({ min: 1, max: 10 }),
      known: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(run, async ({ seed, areas, known }) => {
        const attempt = await sit(aSource(areas, 6, seed), (area, earlier) => known[(area * 6 + earlier) % 60] ?? false)
        const ids = attempt.questions.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(attempt.at).toBe(ids.length)
        for (const { total } of tallyByGroup(attempt).values()) expect(total).toBeLessThanOrEqual(4)
      }),
    )
  })
  it('counts every drawn but unanswered question as wrong when it is cut short', async () => {
    // Eight areas of five questions: one right answer in each of six, then Finish early or the clock.
    const drawn = await nclexStudent.draw({ ...aSource(8, 10), task: { ...task, minQuestions: 5, maxQuestions: 10 } })
    const questions = drawn.ok ? drawn.questions : []
    const plan = { tag: 'RN', min: 5, max: 10, areas: 8 }
    const started = startAttempt({ n: 1, task, questions, courseEnd: 1e9, now: 0, plan })
    const known = new Set(range(0, 6).map((area) => questions.findIndex(({ group }) => group === area)))
    const answered = questions.map((question, i) =>
      known.has(i) ? { ...question, answer: { choice: [0], correct: true } } : question,
    )
    const attempt = finishAttempt({ ...started, questions: answered, at: 6, score: 6 }, 1)
    expect(nclexStudent.result(attempt)).toBe('failing')
    expect([...nclexStudent.tally(attempt).values()]).toContainEqual({ correct: 1, total: 5, answered: 1 })
    const nothing = finishAttempt(started, 1)
    expect(nclexStudent.result(nothing)).toBe('failing')
    expect([...nclexStudent.tally(nothing).values()]).toEqual(
      range(0, 8).map(() => ({ correct: 0, total: 5, answered: 0 })),
    )
  })
  it('passes by answering the rest whenever finishing early would pass, whatever the answers', async () => {
    const run = fc.record({ seed: fc.nat(), known: fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }) })
    await fc.assert(
      fc.asyncProperty(run, async ({ seed, known }) => {
        const ifFinished: string[] = []
        const attempt = await sit(
          aSource(8, 6, seed),
          (area, earlier) => known[(area * 6 + earlier) % 80] ?? false,
          (before) => {
            ifFinished.push(nclexStudent.result(finishAttempt(before, 1)))
          },
        )
        if (ifFinished.includes('passing')) expect(nclexStudent.result(attempt)).toBe('passing')
      }),
    )
  })
  it('requests the pool of its tag in every area, and counts by area', () => {
    const { kind, dimension, pools } = nclexStudent
    expect({ kind, dimension }).toEqual({ kind: 'NCLEX', dimension: 'areas' })
    expect(pools(task, ['Care', 'Safety'])).toEqual([
      { tags: ['RN'], area: 'Care' },
      { tags: ['RN'], area: 'Safety' },
    ])
  })
  it('keeps the tag, the limits and the number of areas in the plan', async () => {
    const drawn = await nclexStudent.draw(aSource())
    expect(drawn).toMatchObject({ ok: true, plan: { tag: 'RN', min: 2, max: 4, areas: 8 } })
  })
})

describe('six areas of an NCLEX with a pass grade of 50 percent', () => {
  /** Answers by area: right ones out of all. */
  const after = (areas: readonly (readonly [number, number])[], plan?: Attempt['plan']): Attempt => {
    const questions = areas.flatMap(([correct, total], group) =>
      range(0, total).map((i) => ({ id: group * 10 + i, group, answer: { choice: [0], correct: i < correct } })),
    )
    const attempt = startAttempt({ n: 1, task: { ...task, passGrade: 50 }, questions, courseEnd: 9, now: 0 })
    return { ...attempt, at: questions.length, ...(plan ? { plan } : {}) }
  }
  const six = (area: readonly [number, number]) => Array.from({ length: 6 }, () => area)
  const plan = { tag: 'RN', min: 1, max: 5, areas: 8 }

  it.each([
    ['exactly 50', six([1, 2]), 'passing'],
    ['a little less', six([2, 5]), 'undecided'],
    ['just below 40', six([1, 3]), 'failing'],
    ['five of them strong, one just not', [...six([1, 2]).slice(1), [2, 5] as const], 'undecided'],
    ['five of them failed, one just not', [...six([1, 3]).slice(1), [2, 5] as const], 'undecided'],
  ])('are judged by their scores (%s): %s', (_, areas, result) => {
    expect(nclexStudent.result(after(areas, plan))).toBe(result)
    expect(nclexStudent.result(after(areas))).toBe(result)
  })

  it('grow by a question in each weak area below its maximum, and end when there is none', () => {
    const mixed = [
      [1, 3],
      [2, 5],
      [1, 2],
      [0, 4],
    ] as const
    expect(nclexStudent.afterBatch(after(mixed, plan))).toEqual({ end: false, groups: [0, 3] })
    expect(nclexStudent.afterBatch(after(mixed, { ...plan, max: 3 }))).toEqual({ end: true })
    expect(nclexStudent.afterBatch(after(mixed))).toEqual({ end: true })
    expect(nclexStudent.afterBatch(after(six([1, 2]), plan))).toEqual({ end: true })
    expect(nclexStudent.afterBatch(after(six([1, 3]), plan))).toEqual({ end: true })
  })

  it('count the answers in each area, and nothing else', () => {
    const attempt = after([[1, 2]])
    const more = [...attempt.questions, { id: 77, group: 0 }, { id: 78, answer: { choice: [0], correct: true } }]
    expect([...tallyByGroup({ questions: more })]).toEqual([[0, { correct: 1, total: 2, answered: 2 }]])
  })
})
