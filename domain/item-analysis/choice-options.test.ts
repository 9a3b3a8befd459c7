import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '#domain/exams/seeded-random.ts'
import { servedQuestion } from '#domain/questions/served-question.ts'
import type { Question, QuestionType } from '#domain/questions/question.ts'
import { aCaseStudy, caseChoice } from '#domain/questions/testing/case-example.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { contentQuestion } from '#domain/questions/testing/scored.ts'
import { WIDEST_CONTENTS } from '#domain/questions/testing/widest-contents.ts'
import { codesOfText } from '#domain/questions/types/number-text.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { choiceOptions, textOfNumber } from './choice-options.ts'
import { isRightOption } from './flaws.ts'
import type { ItemAnswer } from './item-sums.ts'
import {
  addToVersions,
  type VersionFacts,
  versionFacts,
  versionFigures,
  type VersionSums,
  versionSums,
} from './question-sums.ts'

const noLabels = { id: 1, body: 'Body', rationale: '', tags: [], area: [] }
const questionOf = (type: QuestionType, content: object): Question => ({
  ...noLabels,
  ...contentQuestion(type, content),
})
const examples = Object.entries(CONTENT_EXAMPLES)
  .filter(([type]) => type !== 'Case Study')
  .map(([type, example]) => ({ type: type as QuestionType, ...example }))

const answer = (choice: readonly number[], more: Partial<ItemAnswer> = {}): ItemAnswer => ({
  share: 1,
  choice,
  ...more,
})
const chosen = (facts: VersionFacts, choice: readonly number[]) =>
  Object.keys(versionSums(facts, answer(choice)).options)
    .map(Number)
    .sort((a, b) => a - b)
const added = (facts: VersionFacts, answers: readonly ItemAnswer[], before: VersionSums[] = []): VersionSums => {
  const [version] = answers.reduce(
    (all, each) => addToVersions(all, { ...facts, sums: versionSums(facts, each) }),
    before,
  )
  if (version === undefined) throw new Error('No answer')
  return version
}

describe('the options of every type', () => {
  it.each(examples)(
    'have the key for a right answer and another option for a wrong one: $type',
    ({ type, content, right, wrong }) => {
      const facts = versionFacts(questionOf(type, content), 1, undefined)
      expect(facts.key?.length).toBeGreaterThan(0)
      expect(chosen(facts, right)).toEqual([...(facts.key ?? [])].sort((a, b) => a - b))
      const options = chosen(facts, wrong)
      expect(options.length).toBeGreaterThan(0)
      expect(options.every((option) => isRightOption(facts, option))).toBe(false)
      if (facts.kind !== 'numbers') expect(Math.max(...options)).toBeLessThan(facts.options)
      const { figures } = versionFigures(added(facts, [answer(right), answer(right), answer(wrong)]))
      const keys = figures.options.filter(({ option }) => isRightOption(facts, option))
      expect(Math.max(...keys.map(({ n }) => n))).toBeGreaterThanOrEqual(2)
      expect(figures.options.every(({ share, n }) => share === n / 3)).toBe(true)
    },
  )

  it('are the matches of each answer of a Matching/Dropdown', () => {
    const answers = ['b', 'a', 'b'].map((match, i) => ({
      letter: 'ABC'[i] ?? '',
      text: `T${i}`,
      correct: false,
      match,
    }))
    const question: Question = { ...noLabels, type: 'Matching/Dropdown', answers }
    const facts = versionFacts(question, 1, undefined)
    expect(facts).toMatchObject({ kind: 'places', parts: [2, 2, 2], options: 6, key: [1, 2, 5] })
    expect(chosen(facts, typeRules(question.type).key(question))).toEqual(facts.key)
    expect(chosen(facts, [0, 0, 1])).toEqual([0, 2, 5])
    expect(chosen(facts, [-1, 7, 1])).toEqual([5])
    expect(choiceOptions(question)?.parts[1]).toEqual({
      ...{ label: 'T1', key: [0] },
      options: [{ text: 'a' }, { text: 'b' }],
    })
  })

  it('are those of the response of each item of a case study', () => {
    const study = aCaseStudy(1)
    for (let item = 1; item <= 6; item += 1) {
      const facts = versionFacts(servedQuestion(study, item, undefined), 1, item)
      expect(chosen(facts, caseChoice(item, true))).toEqual([...(facts.key ?? [])].sort((a, b) => a - b))
    }
    expect(versionFacts(study, 1, undefined)).toEqual({ version: 1, type: 'Case Study', options: 0 })
  })

  it('are none of a stored content that cannot be read', () => {
    const broken = { ...noLabels, type: 'Bow-Tie' as const, answers: [], content: '{"actions":1}' }
    expect(versionFacts(broken, 1, undefined)).toEqual({ version: 1, type: 'Bow-Tie', options: 0 })
    expect(chosen(versionFacts(broken, 1, undefined), [1, 2])).toEqual([])
  })

  it('take some 15 KB of a file of sums at most, of the widest questions', () => {
    for (const [type, content] of Object.entries(WIDEST_CONTENTS)) {
      if (type === 'Case Study') continue
      const facts = versionFacts(questionOf(type as QuestionType, content), 1, undefined)
      expect(facts.options).toBeLessThanOrEqual(150)
      const all = Array.from({ length: facts.options }, (_, i) => i)
      const known = { rest: { points: 5, max: 9 }, ability: 0.123_456_789_012_3 }
      const { options, pairs } = versionSums({ ...facts, kind: 'cells' }, answer(all, { known }))
      expect(JSON.stringify({ options, pairs }).length).toBeLessThan(15_000)
    }
  })
})

describe('numbers that were typed', () => {
  const facts = versionFacts(questionOf('Numeric', { answer: '12.5', tolerance: '0.1', unit: 'mL' }), 1, undefined)
  const typed = (text: string) => answer(codesOfText(text))

  it('are the same number however they are written, right within the tolerance, the most frequent first', () => {
    const texts = ['12.5', '12.50', '12.6', '125', '125', '125', '-0.5']
    const { figures } = versionFigures(added(facts, texts.map(typed)))
    expect(figures.options.map(({ option, n }) => [textOfNumber(option), n, isRightOption(facts, option)])).toEqual([
      ['125', 3, false],
      ['12.5', 2, true],
      ['-0.5', 1, false],
      ['12.6', 1, true],
    ])
  })

  it('are fifty different ones at most, the frequent ones, and no text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 60, maxLength: 120 }), (numbers) => {
        const many = [...numbers.map((n) => typed(String(n + 1_000))), ...Array.from({ length: 30 }, () => typed('7'))]
        const { sums } = added(facts, [...Array.from({ length: 30 }, () => typed('7')), ...many])
        expect(Object.keys(sums.options).length).toBeLessThanOrEqual(50)
        expect(sums.options['70000']?.n).toBe(60)
        expect(sums.n).toBe(many.length + 30)
      }),
      { numRuns: 20 },
    )
    expect(
      chosen(
        facts,
        Array.from('Ann Lee', (letter) => letter.charCodeAt(0)),
      ),
    ).toEqual([])
  })
})

it('a version whose older sums had no options gets none, since they would cover only some answers', () => {
  const { content, right } = CONTENT_EXAMPLES['Bow-Tie']
  const facts = versionFacts(questionOf('Bow-Tie', content), 1, undefined)
  const old: VersionSums = {
    version: 1,
    type: 'Bow-Tie',
    options: 0,
    sums: versionSums({ ...facts, key: [] }, undefined),
  }
  const { key: _key, ...before } = old
  const version = added(facts, [answer(right), answer(right)], [before])
  expect(version.sums).toMatchObject({ n: 2, leftOut: 1, options: {}, pairs: {} })
  expect(version).not.toHaveProperty('key')
  expect(versionFigures(version).figures.options).toEqual([])
})

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * Clozes of four blanks with four options each, answered by 100 students; every tenth question has a wrong key in its
 * first blank.
 */
function simulate(seed: number) {
  const random = createSeededRandom(seed)
  const uniform = () => random(1_000_000) / 1_000_000
  const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value, -6)
  const result = { wrong: 0, flagged: 0, alarms: 0, attractive: 0 }
  for (let n = 0; n < 300; n += 1) {
    const isWrong = n % 10 === 0
    const key = [isWrong ? 1 : 0, 4, 8, 12]
    const facts: VersionFacts = {
      version: 1,
      type: 'Drop-Down Cloze',
      kind: 'options',
      parts: [4, 4, 4, 4],
      options: 16,
      key,
    }
    const difficulty = normal()
    const answers = Array.from({ length: 100 }, () => {
      const ability = 0.5 + normal()
      const choice = key.map((_, i) => i * 4 + (uniform() < logistic(1.2 * (ability - difficulty)) ? 0 : random(4)))
      const share = choice.filter((option) => key.includes(option)).length / 4
      // The attempt's other points are a less precise measure of the ability.
      const known = { rest: { points: 20, max: 40 }, ability: ability + 0.4 * normal() }
      return answer(choice, { share, known })
    })
    const kinds = versionFigures(added(facts, answers)).flaws.map(({ kind }) => kind)
    if (isWrong) result.wrong += 1
    if (isWrong && kinds.includes('wrongKey')) result.flagged += 1
    if (!isWrong && kinds.includes('wrongKey')) result.alarms += 1
    if (!isWrong && kinds.includes('attractiveOption')) result.attractive += 1
  }
  return result
}

it.each([1, 2])(
  'wrong keys are found among many options with few false alarms: seed %i',
  { tags: ['nightly'] },
  (seed) => {
    const { wrong, flagged, alarms, attractive } = simulate(seed)
    expect(wrong).toBe(30)
    expect(flagged).toBeGreaterThanOrEqual(24)
    expect(alarms).toBeLessThanOrEqual(13)
    expect(attractive).toBeLessThanOrEqual(13)
  },
)
