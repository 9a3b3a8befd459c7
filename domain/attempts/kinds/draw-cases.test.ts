import { describe, expect, it } from 'vitest'
import type { DrawnQuestion } from '#domain/attempts/items-of-case.ts'
import type { Bank } from '../bank.ts'
import type { DrawSource, DrawVerdict } from '../rules.ts'
import type { TestTask } from '../test-task.ts'
import { bankOf } from '../testing/bank-of.ts'
import { seededRandom } from '../testing/seeded-random.ts'
import { nclexStudent } from './nclex.ts'
import { drawPractice, easyCount, practice } from './practice.ts'

const upTo = (n: number, first = 101) => Array.from({ length: n }, (_, i) => first + i)
const questionsOf = (verdict: DrawVerdict): readonly DrawnQuestion[] => (verdict.ok ? verdict.questions : [])
const casesIn = (questions: readonly DrawnQuestion[]) => questions.filter(({ item }) => item !== undefined)

describe('a Practice with case studies', () => {
  const aTask = (more: Partial<TestTask> = {}): TestTask => ({
    ...{ type: 'Practice', tags: ['RN'], numOfQuestions: 20, caseStudies: 2 },
    ...more,
  })
  const draw = (task: TestTask, pools: Record<string, readonly number[]>, seed = 1) => {
    const random = seededRandom(seed)
    return drawPractice({ task, areas: [], bank: bankOf(pools, random), random })
  }
  const bank = { RN: upTo(8), 'Case RN': [7, 8] }

  it('counts each for six of its questions, and draws it whole, its items in their order', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const questions = questionsOf(await draw(aTask(), bank, seed))
      expect(questions).toHaveLength(20)
      expect(
        questions
          .filter(({ item }) => item === undefined)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(upTo(8))
      for (const id of [7, 8]) {
        const first = questions.findIndex((question) => question.id === id)
        expect(questions.slice(first, first + 6)).toEqual(upTo(6, 1).map((item) => ({ id, item })))
      }
    }
  })

  it('can draw only case studies, and does not begin when they do not add up', async () => {
    expect(questionsOf(await draw(aTask({ numOfQuestions: 12 }), bank))).toHaveLength(12)
    expect(await draw(aTask({ numOfQuestions: 11 }), bank)).toEqual({ ok: false, code: 'too-few-questions' })
  })

  it('applies the share of easy questions to the single questions only', () => {
    expect(easyCount(aTask({ percentEasy: 50 }))).toBe(4)
  })

  it.each([
    ['one case study too few', { RN: upTo(8), 'Case RN': [7] }, 'too-few-cases'],
    ['no case study', { RN: upTo(8) }, 'too-few-cases'],
    ['one other question too few', { RN: upTo(7), 'Case RN': [7, 8] }, 'too-few-questions'],
  ])('does not begin with %s', async (_, pools, code) => {
    expect(await draw(aTask(), pools)).toEqual({ ok: false, code })
  })

  it('does not begin when its samples hold fewer questions than the bank counted', async () => {
    const counted = bankOf(bank, seededRandom(1))
    const emptied = (left: number): Bank => ({ ...counted, sample: () => Promise.resolve([upTo(left), [7]]) })
    const from = (left: number) =>
      drawPractice({ task: aTask(), areas: [], bank: emptied(left), random: seededRandom(1) })
    expect(await from(7)).toEqual({ ok: false, code: 'too-few-questions' })
    expect(await from(8)).toEqual({ ok: false, code: 'too-few-cases' })
  })

  it('lists their pool only when the task wants some', () => {
    expect(practice.pools(aTask(), [])).toEqual([{ tags: ['RN'] }, { tags: ['RN'], cases: true }])
    expect(practice.pools(aTask({ caseStudies: 0 }), [])).toEqual([{ tags: ['RN'] }])
    const { caseStudies: _, ...without } = aTask()
    expect(practice.pools(without, [])).toEqual([{ tags: ['RN'] }])
  })
})

describe('an NCLEX with case studies', () => {
  const AREAS = ['Care', 'Safety', 'Comfort']
  const task: TestTask = {
    ...{ type: 'NCLEX', tags: ['RN', 'Renal'], minQuestions: 8, maxQuestions: 12, timeAllowed: 60, caseStudies: 2 },
  }
  const pools = {
    RN: upTo(36),
    Care: upTo(12),
    Safety: upTo(12, 113),
    Comfort: upTo(12, 125),
    'Case RN': [7, 8, 9],
    'Case Care': [7, 8],
    'Case Safety': [8, 9],
  }
  const aSource = (seed = 1, more: Partial<TestTask> = {}): DrawSource => {
    const random = seededRandom(seed)
    return { task: { ...task, ...more }, areas: AREAS, bank: bankOf(pools, random), random }
  }

  it('draws as many questions per area as before: a case study counts as six of its own', async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const questions = questionsOf(await nclexStudent.draw(aSource(seed)))
      const counts = AREAS.map((_, area) => questions.filter(({ group }) => group === area).length)
      expect(counts).toEqual(
        [8, 8, 8].map((n, area) => Math.max(n, casesIn(questions).filter(({ group }) => group === area).length)),
      )
      expect(new Set(casesIn(questions).map(({ id }) => id)).size).toBe(2)
      expect(new Set(questions.map(({ id, item = 0 }) => `${id} ${item}`)).size).toBe(questions.length)
      expect(casesIn(questions).every(({ id, group }) => (group === 0 ? id < 9 : group === 1 && id > 7))).toBe(true)
    }
  })

  it('draws no more questions from an area that its case studies fill', async () => {
    const questions = questionsOf(await nclexStudent.draw(aSource(1, { minQuestions: 6 })))
    for (const [area] of AREAS.entries()) {
      const own = questions.filter(({ group }) => group === area)
      expect(own).toHaveLength(casesIn(own).length || 6)
    }
  })

  it('does not begin with too few of them, and draws none when the task wants none', async () => {
    expect(await nclexStudent.draw(aSource(1, { caseStudies: 4 }))).toEqual({ ok: false, code: 'too-few-cases' })
    expect(casesIn(questionsOf(await nclexStudent.draw(aSource(1, { caseStudies: 0 }))))).toEqual([])
  })

  it('lists their pools next to those of single questions, by its first tag only', () => {
    const single = AREAS.map((area) => ({ tags: ['RN'], area }))
    const cases = AREAS.map((area) => ({ tags: ['RN'], area, cases: true }))
    expect(nclexStudent.pools(task, AREAS)).toEqual([...single, ...cases])
    const { caseStudies: _, ...without } = task
    expect(nclexStudent.pools(without, AREAS)).toEqual(single)
  })

  it('is not an adaptive test', () => expect([nclexStudent.adaptive, practice.adaptive]).toEqual([false, false]))
})
