import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerQuestion, type Attempt } from '#domain/attempts/attempt.ts'
import { attemptItem, attemptOf, packAnswer, packId, packQuestionRef, unpackQuestion } from './attempt.ts'

const place = { uid: 'u1', progress: 'p1', section: 's1', task: 't1' }
const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const answer = fc.record(
  { choice: fc.array(fc.nat(149), { maxLength: 10 }), correct: fc.boolean(), clock: fc.nat(65_535) },
  { requiredKeys: ['choice', 'correct'] },
)
const points = fc.record({ points: fc.nat(150), max: fc.nat(150) })
const items = fc.integer({ min: 1, max: 6 })

describe('a packed question', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(ids, answer, (id, given) => {
        expect(unpackQuestion(packId(id), false)).toEqual({ id })
        expect(unpackQuestion(packAnswer({ id }, given), true)).toEqual({ id, answer: given })
      }),
    )
  })

  it('comes back with its points and with the item of its case study', () => {
    fc.assert(
      fc.property(ids, answer, points, items, (id, given, own, item) => {
        const graded = { ...given, ...own }
        expect(unpackQuestion(packAnswer({ id }, graded), true)).toEqual({ id, answer: graded })
        expect(unpackQuestion(packQuestionRef({ id, item }), false)).toEqual({ id, item })
        expect(unpackQuestion(packAnswer({ id, item }, graded), true)).toEqual({ id, item, answer: graded })
        expect(unpackQuestion(packAnswer({ id, item }, given), true)).toEqual({ id, item, answer: given })
      }),
    )
  })

  it('is read as it is when an older version packed it', () => {
    // A head byte with the number's length and the verdict, then the number, two bytes of the clock, and the choice.
    expect(unpackQuestion(Uint8Array.from([1 | 0x80 | 0x40, 101, 1, 2, 0, 3]), true)).toEqual({
      id: 101,
      answer: { choice: [0, 3], correct: true, clock: 258 },
    })
    expect(unpackQuestion(Uint8Array.from([2, 1, 1, 2]), true)).toEqual({
      id: 257,
      answer: { choice: [2], correct: false },
    })
  })

  it('takes as few bytes as its number needs', () => {
    expect([1, 255, 256, 65_535, 65_536].map((id) => packId(id).length)).toEqual([1, 1, 2, 2, 3])
  })
})

describe('a stored attempt', () => {
  const answers = fc.array(
    fc.record({
      choice: fc.array(fc.nat(9)),
      correct: fc.boolean(),
      clock: fc.nat(65_535),
      tagNumbers: fc.uniqueArray(fc.nat(30)),
    }),
  )

  it('comes back as it was, at every step', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(ids, { minLength: 1 }),
        answers,
        fc.boolean(),
        fc.boolean(),
        (all, given, untimed, areas) => {
          const fresh: Attempt = {
            n: 1,
            kind: areas ? 'NCLEX' : 'Practice',
            version: 1,
            startTime: 5,
            deadline: 9,
            untimed,
            questions: all.map((id, i) => (areas ? { id, group: i % 8 } : { id })),
            at: 0,
            score: 0,
            passGrade: 65,
            ...(untimed ? { scoring: 'plus-minus' } : {}),
            tally: new Map(),
            ...(areas ? { plan: { tag: 'RN', min: 1, max: 9, areas: 8 } } : {}),
          }
          const answered = given.slice(0, all.length).reduce(answerQuestion, fresh)
          expect(attemptOf(attemptItem(place, answered))).toEqual(answered)
          const finished = { ...answered, endTime: 7 }
          expect(attemptOf(attemptItem(place, finished))).toEqual(finished)
          const regraded = { regrade: 'regrade-1', rule: 'drop' as const, time: 5 }
          const marked = {
            ...finished,
            questions: finished.questions.map((q, i) => (i % 2 === 0 ? { ...q, regraded } : q)),
          }
          expect(attemptOf(attemptItem(place, marked))).toEqual(marked)
        },
      ),
    )
  })
})
