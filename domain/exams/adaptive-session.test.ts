import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { DECK_BYTES, drawDeck, type ExamDeck, deckShortfalls, mostOfArea } from './deck.ts'
import type { ItemPart } from './exam-item.ts'
import { packItems } from './pack-items.ts'
import { examReport, standingOf } from './report.ts'
import { addAnswer, createAdaptiveSession, decide, nextQuestions, type AdaptiveSession } from './adaptive-session.ts'
import { generatedExam } from '#domain/exams/testing/generated-bank.ts'

const NUMBERS = { minItems: 85, maxItems: 150, unscored: 15, caseStudies: 3 }
const exam = generatedExam(2_000, seededRandom(5))

const drawn = (seed = 1, source = exam): ExamDeck => {
  const verdict = drawDeck({ ...source, numbers: NUMBERS, random: seededRandom(seed) })
  if (!verdict.ok) throw new Error('No deck')
  return verdict.deck
}

const partOf = ({ itemsById }: AdaptiveSession, { id, item = 1 }: { id: number; item?: number }): ItemPart =>
  itemsById.get(id)?.parts[item - 1] ?? { thresholds: [0] }

type Rule = (part: ItemPart, position: number) => number

/** Answers by a rule until the test decides, or up to `most` answers. */
function sit(deck: ExamDeck, points: Rule, most = Infinity) {
  const random = seededRandom(9)
  const sitting = createAdaptiveSession(deck)
  const questions: { id: number; item?: number }[] = []
  while (sitting.answered < most && !decide(sitting)) {
    const next = nextQuestions(sitting, random)
    for (const question of next) {
      if (sitting.answered >= most) break
      const part = partOf(sitting, question)
      addAnswer(sitting, question, { points: points(part, sitting.answered), max: part.thresholds.length })
      questions.push(question)
    }
  }
  return { sitting, questions }
}

const all: Rule = ({ thresholds }) => thresholds.length
const none: Rule = () => 0
/** At the standard: easier items are right, harder ones wrong. */
const atStandard: Rule = ({ thresholds }) => thresholds.filter((threshold) => threshold < 0).length

describe('a deck', () => {
  it('fits into its item, has the questions that a whole test may need of each area, and keeps unscored items apart', () => {
    for (const seed of [1, 2, 3, 4]) {
      const deck = drawn(seed)
      const fresh = (items: ExamDeck['items']) => items.map((item) => ({ ...item, fresh: false }))
      expect(packItems(fresh(deck.items)).length + packItems(fresh(deck.trials)).length).toBeLessThanOrEqual(DECK_BYTES)
      for (const [area, facts] of exam.plan.entries()) {
        const singles = deck.items.filter((item) => item.kind === 'single' && item.area === area)
        expect(singles.length).toBeGreaterThanOrEqual(mostOfArea(NUMBERS, facts))
      }
      const ids = [...deck.items, ...deck.trials].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(deck.trials).toHaveLength(15)
      expect(deck.trials.every(({ id }) => exam.items[id - 1]?.fresh === true)).toBe(true)
    }
  })

  it('differs from student to student', () => {
    const shared = drawn(1).items.filter(({ id }) => drawn(2).items.some((item) => item.id === id))
    expect(shared.length).toBeLessThan(drawn(1).items.length / 3)
  })

  it('reports what a bank lacks: area items, case studies, stand-alone items, or unscored ones', () => {
    const without = (keep: (item: (typeof exam.items)[number]) => boolean) =>
      deckShortfalls(exam.items.filter(keep), NUMBERS, exam.plan)
    expect(deckShortfalls(exam.items, NUMBERS, exam.plan)).toEqual([])
    expect(without(({ area }) => area !== 2)).toEqual([{ of: 'area', area: 2, missing: 11 }])
    expect(without(({ kind }) => kind !== 'case')).toEqual([{ of: 'cases', missing: 3 }])
    expect(without(({ kind }) => kind !== 'judgment')).toEqual([{ of: 'judgments', missing: 6 }])
    const tight = exam.plan.flatMap((area, index) =>
      exam.items.filter((item) => item.kind === 'single' && item.area === index).slice(0, mostOfArea(NUMBERS, area)),
    )
    const others = exam.items.filter(({ kind }) => kind !== 'single')
    expect(deckShortfalls([...tight, ...others], NUMBERS, exam.plan)).toEqual([{ of: 'unscored', missing: 15 }])
    expect(deckShortfalls([], NUMBERS, exam.plan)).toHaveLength(exam.plan.length + 3)
  })
})

describe('the rules', () => {
  it('decide nothing before the minimum, however sure the test is', () => {
    for (const points of [all, none]) {
      const { sitting } = sit(drawn(), points, 84)
      expect(sitting.answered).toBe(84)
      expect(decide(sitting)).toBeUndefined()
    }
  })

  it('decide with 95 percent confidence from the minimum on, regardless of unscored items', () => {
    expect(decide(sit(drawn(), all).sitting)).toMatchObject({ rule: 'confidence', passed: true, answered: 85 })
    expect(decide(sit(drawn(), none).sitting)).toMatchObject({ rule: 'confidence', passed: false, answered: 85 })
    const deck = drawn()
    const opposite: Rule = (part, position) => (deck.unscoredAt.includes(position) ? 0 : all(part, position))
    const { estimate } = sit(deck, opposite).sitting
    expect(estimate).toEqual(sit(deck, all).sitting.estimate)
  })

  it('decide at the maximum by ability: above the standard passes, at or below it fails', () => {
    const { sitting } = sit(drawn(), atStandard)
    const { estimate, deck } = sitting
    if (!estimate) throw new Error('No estimate')
    expect(sitting.answered).toBe(150)
    const at = (standard: number) => decide({ ...sitting, deck: { ...deck, standard } })
    expect(at(estimate.ability - 1e-6)).toMatchObject({ rule: 'maximum', passed: true })
    expect(at(estimate.ability)).toMatchObject({ rule: 'maximum', passed: false })
    expect(at(estimate.ability + 1e-6)).toMatchObject({ rule: 'maximum', passed: false })
  })

  it('fail who runs out of time before the minimum; after it at the standard or above passes', () => {
    expect(decide(sit(drawn(), all, 84).sitting, true)).toMatchObject({ rule: 'time', passed: false, answered: 84 })
    const { sitting } = sit(drawn(), atStandard, 100)
    const { estimate, deck } = sitting
    if (!estimate) throw new Error('No estimate')
    const at = (standard: number) => decide({ ...sitting, deck: { ...deck, standard } }, true)
    expect(at(estimate.ability)).toMatchObject({ rule: 'time', passed: true })
    expect(at(estimate.ability + 1e-6)).toMatchObject({ rule: 'time', passed: false })
    expect(decide(createAdaptiveSession(drawn()), true)).toEqual({
      rule: 'time',
      passed: false,
      answered: 0,
      standard: 0,
    })
  })

  it('decide nothing inside a case study', () => {
    const deck = { ...drawn(), minItems: 1 }
    const start = deck.casesAt[0] ?? 0
    for (const more of [1, 2, 3, 4, 5]) {
      const { sitting } = sit({ ...deck, minItems: 85 }, all, start + more)
      expect(decide({ ...sitting, deck })).toBeUndefined()
    }
    expect(decide({ ...sit({ ...deck, minItems: 85 }, all, start + 6).sitting, deck })?.rule).toBe('confidence')
  })
})

describe('the next question', () => {
  it('is never repeated, and a case study is served whole', () => {
    const { questions } = sit(drawn(), atStandard)
    expect(questions).toHaveLength(150)
    const names = questions.map(({ id, item = 0 }) => `${id}/${item}`)
    expect(new Set(names).size).toBe(150)
    expect(new Set(questions.filter(({ item }) => item !== undefined).map(({ id }) => id)).size).toBe(3)
  })

  it('is harder after right answers, and easier after wrong ones', () => {
    const meanOf = (points: Rule) => {
      const { sitting } = sit(drawn(), points, 60)
      const scored = sitting.responses.slice(20).map(({ thresholds }) => thresholds[0] ?? 0)
      return scored.reduce((sum, threshold) => sum + threshold, 0) / scored.length
    }
    expect(meanOf(all)).toBeGreaterThan(meanOf(none) + 0.5)
  })

  it('has its points scaled if they differ from the deck, and must be in the deck', () => {
    const deck = drawn()
    const single = deck.items.find(({ kind, parts }) => kind === 'single' && parts[0]?.thresholds.length === 4)
    if (!single) throw new Error('No question of four points')
    const answer = (points: number, max: number) =>
      addAnswer(createAdaptiveSession({ ...deck, unscoredAt: [] }), single, { points, max })?.response.points
    expect([answer(4, 4), answer(8, 8), answer(7, 8), answer(0, 8), answer(1, 1), answer(0, 0)]).toEqual([
      4, 4, 3, 0, 4, 0,
    ])
    expect(addAnswer(createAdaptiveSession(deck), { id: 99_999 }, { points: 1, max: 1 })).toBeUndefined()
  })
})

describe('the report', () => {
  it('comes to the decision again from the deck and the answers, item by item, area by area and step by step', () => {
    const deck = drawn()
    const { sitting, questions } = sit(deck, atStandard)
    const answered = questions.map((question, position) => {
      const part = partOf(sitting, question)
      const points = atStandard(part, position)
      const max = part.thresholds.length
      return { ...question, answer: { choice: [0], correct: points === max, points, max } }
    })
    const names = exam.plan.map(({ names: [name] }) => name)
    const report = examReport(deck, answered, names)
    expect(report.items).toHaveLength(150)
    expect(report.items.at(-1)?.estimate?.ability).toBeCloseTo(sitting.estimate?.ability ?? NaN, 9)
    expect(report.items.filter(({ scored }) => !scored)).toHaveLength(15)
    expect(report.areas.map(({ name }) => name)).toEqual(names)
    expect(report.areas.reduce((sum, { items }) => sum + items, 0)).toBe(135)
    expect(report.steps.map(({ items }) => items)).toEqual([3, 3, 3, 3, 3, 3])
    expect(examReport(deck, [], names).areas.every(({ standing }) => standing === 'none')).toBe(true)
  })

  it('shows above, near, or below by whether the 95 percent interval includes the standard', () => {
    const at = (ability: number) => standingOf({ ability, error: 0.5 }, 0)
    expect([at(0.99), at(0.97), at(0), at(-0.97), at(-0.99)]).toEqual(['above', 'near', 'near', 'near', 'below'])
    expect(standingOf(undefined, 0)).toBe('none')
  })
})
