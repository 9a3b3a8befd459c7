import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerQuestion, type Attempt } from '#domain/attempts/attempt.ts'
import { attemptItem, attemptOf, packAnswer, packId, unpackQuestion } from './attempt.ts'

const place = { uid: 'u1', progress: 'p1', section: 's1', task: 't1' }
const ids = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const answer = fc.record(
  { choice: fc.array(fc.nat(9), { maxLength: 10 }), correct: fc.boolean(), clock: fc.nat(65_535) },
  { requiredKeys: ['choice', 'correct'] },
)

describe('a packed question', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(ids, answer, (id, given) => {
        expect(unpackQuestion(packId(id), false)).toEqual({ id })
        expect(unpackQuestion(packAnswer(id, given), true)).toEqual({ id, answer: given })
      }),
    )
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
            tally: new Map(),
            ...(areas ? { plan: { tag: 'RN', min: 1, max: 9, areas: 8 } } : {}),
          }
          const answered = given.slice(0, all.length).reduce(answerQuestion, fresh)
          expect(attemptOf(attemptItem(place, answered))).toEqual(answered)
          const finished = { ...answered, endTime: 7 }
          expect(attemptOf(attemptItem(place, finished))).toEqual(finished)
        },
      ),
    )
  })
})
