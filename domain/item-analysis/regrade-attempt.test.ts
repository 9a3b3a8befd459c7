import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Attempt, maxScore } from '#domain/attempts/attempt.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { servedQuestion } from '#domain/questions/served-question.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { regradeAttempt, standingOf, undoRegrade } from './regrade-attempt.ts'
import { REGRADE_RULES, type RegradeMark, type RegradeRule, regradeRuleOf } from './regrade-rule.ts'
import {
  gradeFromScratch,
  LATER,
  type TakenAttempt,
  SERVED,
  someAttempts,
} from '#domain/item-analysis/testing/taken-attempt.ts'

const RUNS = { numRuns: atDepth({ quick: 300, nightly: 5_000, mutation: 100 }) }
const markOf = (regrade: string, rule: RegradeRule): RegradeMark => ({ regrade, rule, time: 7 })

function versionsAt({ met, scoring }: TakenAttempt, position: number) {
  const { question, item, tagNumbers } = met[position]!
  const later = LATER.get(question.id)!
  return {
    place: { id: question.id, item },
    versions: {
      served: servedQuestion(question, item, scoring),
      later: servedQuestion(later, item, scoring),
      tagNumbers,
    },
  }
}

const regrade = (sat: TakenAttempt, attempt: Attempt, position: number, mark: RegradeMark) => {
  const at = versionsAt(sat, position)
  return regradeAttempt(attempt, at.place, at.versions, mark)
}

/** The parts of a grade: no versions, no marks, and the tally in its order. */
const sums = ({ version: _, tally, questions, ...attempt }: Attempt) => ({
  ...attempt,
  questions: questions.map(({ regraded: _regraded, ...question }) => question),
  tally: [...tally].sort(([a], [b]) => a - b),
})

const someRegrades = fc.array(fc.record({ at: fc.nat(100), rule: fc.constantFrom(...REGRADE_RULES) }), {
  minLength: 1,
  maxLength: 6,
})

describe('a regrade', () => {
  it('gives the same attempt as grading everything again, after any number of regrades', () => {
    let changed = 0
    fc.assert(
      fc.property(someAttempts, someRegrades, (sat, regrades) => {
        let attempt = gradeFromScratch(sat)
        const rules = new Map<number, RegradeRule>()
        for (const [i, { at, rule }] of regrades.entries()) {
          const position = at % sat.met.length
          const outcome = regrade(sat, attempt, position, markOf(`r${i}`, rule))
          if (outcome.status !== 'not-comparable') rules.set(position, rule)
          if (outcome.status !== 'changed') continue
          changed += 1
          expect(outcome.position).toBe(position)
          attempt = outcome.attempt
        }
        const expected = gradeFromScratch(sat, rules)
        expect(sums(attempt)).toEqual(sums(expected))
        expect(standingOf(attempt)).toEqual(standingOf(expected))
        const { tally } = rulesOf(attempt.kind)
        expect([...tally(attempt)].sort()).toEqual([...tally(expected)].sort())
      }),
      RUNS,
    )
    expect(changed).toBeGreaterThan(RUNS.numRuns / 2)
  })

  it('is undone to the exact previous attempt, also between regrades of other questions', () => {
    fc.assert(
      fc.property(someAttempts, someRegrades, fc.nat(1_000), (sat, regrades, seed) => {
        const first = gradeFromScratch(sat)
        let attempt = first
        const undos: { position: number; id: string; before: Attempt['questions'][number] }[] = []
        for (const [i, { at, rule }] of regrades.entries()) {
          const position = at % sat.met.length
          if (undos.some((undo) => undo.position === position)) continue
          const before = attempt.questions[position]!
          const outcome = regrade(sat, attempt, position, markOf(`r${i}`, rule))
          if (outcome.status !== 'changed') continue
          undos.push({ position, id: `r${i}`, before })
          attempt = outcome.attempt
        }
        // In any order.
        while (undos.length > 0) {
          const [{ position, id, before } = undos[0]!] = undos.splice(seed % undos.length, 1)
          const { tagNumbers } = versionsAt(sat, position).versions
          const undone = undoRegrade(attempt, position, before, { regrade: id, tagNumbers })
          expect(undone).toBeDefined()
          attempt = undone!
          expect(undoRegrade(attempt, position, before, { regrade: id, tagNumbers })).toBeUndefined()
        }
        expect({ ...sums(attempt), marks: attempt.questions.map((q) => q.regraded) }).toEqual({
          ...sums(first),
          marks: first.questions.map(() => undefined),
        })
      }),
      RUNS,
    )
  })
})

/** An attempt with one question of the bank after others that are correct or unanswered. */
const satOf = (
  id: number,
  { choice = [] as number[], item = undefined as number | undefined, left = false } = {},
): TakenAttempt => ({
  ...{ kind: 'Practice', isQuiz: false, scoring: undefined },
  met: [
    { question: SERVED[4]!, item: undefined, choice: [0], tagNumbers: [1] },
    { question: SERVED[id - 1]!, item, choice: left ? undefined : choice, tagNumbers: [1, 2] },
  ],
})
/** Multiple Choice: the third answer is right, later the first two. */
const CHOICE = 2
const outcomeOf = (sat: TakenAttempt, rule: RegradeRule) => {
  const outcome = regrade(sat, gradeFromScratch(sat), 1, markOf('r', rule))
  return outcome.status === 'changed' ? standingOf(outcome.attempt) : outcome.status
}

describe('the rules', () => {
  const wrong = satOf(CHOICE, { choice: [0] })
  const right = satOf(CHOICE, { choice: [2] })

  it.each<[RegradeRule, TakenAttempt, object | string]>([
    ['newKey', right, { points: 1, max: 2, grade: 50, result: 'failing' }],
    ['alsoAccept', wrong, 'same'],
    ['alsoAccept', right, 'same'],
    ['fullCredit', wrong, { points: 2, max: 2, grade: 100, result: 'passing' }],
    ['fullCredit', right, 'same'],
    ['fullCredit', satOf(CHOICE, { left: true }), 'same'],
    ['drop', wrong, { points: 1, max: 1, grade: 100, result: 'passing' }],
    ['drop', right, { points: 1, max: 1, grade: 100, result: 'passing' }],
    ['drop', satOf(CHOICE, { left: true }), { points: 1, max: 1, grade: 100, result: 'passing' }],
  ])('%s', (rule, sat, expected) => expect(outcomeOf(sat, rule)).toEqual(expected))

  it('drops the only question: nothing is left to be graded', () => {
    const sat: TakenAttempt = { ...wrong, met: wrong.met.slice(1) }
    const outcome = regrade(sat, gradeFromScratch(sat), 0, markOf('r', 'drop'))
    expect(outcome.status === 'changed' && [maxScore(outcome.attempt), outcome.attempt.tally.size]).toEqual([0, 0])
  })

  it('give a quiz no result', () => {
    const sat = { ...wrong, isQuiz: true }
    expect(outcomeOf(sat, 'fullCredit')).toMatchObject({ points: 2, result: null })
  })

  it('have names', () => {
    expect(REGRADE_RULES.map(regradeRuleOf)).toEqual(REGRADE_RULES)
    expect(regradeRuleOf('other')).toBeUndefined()
  })
})

describe('an attempt that is not regraded', () => {
  const sat = satOf(CHOICE, { choice: [0] })
  const { place: at, versions } = versionsAt(sat, 1)
  const ended = gradeFromScratch(sat)
  const { endTime: _, ...running } = ended

  it.each<[string, Attempt, Parameters<typeof regradeAttempt>[1], object, string]>([
    ['runs', running, at, {}, 'running'],
    ['is adaptive', { ...ended, kind: 'AdaptiveNCLEX' }, at, {}, 'adaptive'],
    ['is adaptive and runs', { ...running, kind: 'AdaptiveNCLEX' }, at, {}, 'adaptive'],
    ['does not ask the question', ended, { id: 99 }, {}, 'absent'],
    ['asks another item', ended, { ...at, item: 1 }, {}, 'absent'],
    ['has no later version', ended, at, { later: undefined }, 'not-comparable'],
    ['chose from other answers', ended, at, { later: SERVED[4] }, 'not-comparable'],
  ])('%s', (_what, attempt, where, change, status) => {
    const outcome = regradeAttempt(attempt, where, { ...versions, ...change }, markOf('r', 'newKey'))
    expect(outcome).toEqual({ status })
  })
})
