import { expect, it } from 'vitest'
import { packItems } from './pack-items.ts'
import { bankHealth, precisionAt, examsUntilUsedUp } from './bank-health.ts'
import { bankItemsOf } from './bank-item.ts'
import { estimateAbility } from './estimate.ts'
import { defaultSettings } from './exam-settings.ts'
import { shortfallText } from './shortfall-text.ts'
import { createSeededRandom } from './seeded-random.ts'
import { simulateSession } from './simulate.ts'
import { aBank } from './testing/a-bank.ts'

const { plan } = defaultSettings('RN')
const numbers = { minItems: 85, maxItems: 150, unscored: 15, caseStudies: 3 }
const source = { plan, standard: 0, numbers }

it('questions are counted per area by kind and by distance from the standard', () => {
  const items = aBank({ perArea: 41, judgments: 8, cases: 8 })
  const { areas, questions } = bankHealth(items, source)
  expect(questions).toBe(8 * 41 + 16)
  expect(areas).toHaveLength(8)
  // -2 to 2 in steps of 0.1: a band includes its lower edge.
  expect(areas[0]).toEqual({
    ...{ name: 'Management of Care', share: 18, needed: 22, single: 41, judgment: 1, case: 1 },
    bands: [5, 10, 10, 10, 6],
  })
  const higher = bankHealth(items, { ...source, standard: 1 })
  expect(higher.areas[0]?.bands).toEqual([15, 10, 10, 6, 0])
})

it('the report names what is missing in each area, and nothing if a test can be drawn', () => {
  const { lacks, sittings } = bankHealth(aBank({ perArea: 12, judgments: 1, cases: 0 }), source)
  expect(lacks.map((lack) => shortfallText(lack, plan))).toEqual([
    'Management of Care: 10 more questions',
    'Safety and Infection Prevention and Control: 4 more questions',
    'Pharmacological and Parenteral Therapies: 7 more questions',
    'Reduction of Risk Potential: 3 more questions',
    'Physiological Adaptation: 5 more questions',
    'Case studies: 3 more',
    'Stand-alone items of clinical judgment (Bow-Tie, Trend): 5 more',
    'Unscored questions: 15 more questions of any area',
  ])
  expect(sittings).toEqual({ min: 0, max: 0 })
  expect(bankHealth(aBank({ perArea: 30 }), source).lacks).toEqual([])
})

it('one missing question is singular', () => {
  expect(shortfallText({ of: 'area', area: 0, missing: 1 }, plan)).toBe('Management of Care: 1 more question')
  expect(shortfallText({ of: 'unscored', missing: 1 }, plan)).toBe('Unscored questions: 1 more question of any area')
})

it('the number of possible tests is an actual count of the questions each one takes', () => {
  const items = aBank({ perArea: 60, judgments: 60, cases: 60 })
  const { sittings } = bankHealth(items, source)
  // Management of Care: 60 questions, 22 needed to start a test; the longest takes 21 or 22 of them, so two tests are
  // possible.
  expect(sittings.min).toBe(2)
  // The shortest takes 52 content items, 9 or 10 of them here: 60, 51, 41, 32, 22 are left before the first five.
  expect(sittings.max).toBe(5)
  const fewCases = items.filter(({ kind, id }) => kind !== 'case' || id % 20 === 0)
  expect(examsUntilUsedUp(fewCases, source, 85)).toBe(1)
})

it('the expected standard error matches that of simulated tests at 70 scored items', { tags: ['nightly'] }, () => {
  const items = aBank({ perArea: 40 })
  const random = createSeededRandom(7)
  for (const ability of [0, 1]) {
    const expected = precisionAt(ability, items, source)
    const errors = Array.from({ length: 60 }, () => {
      const simulation = simulateSession({ exam: 'RN', ...source, items, random }, ability)
      const responses = simulation?.sitting.responses.slice(0, 70) ?? []
      expect(responses).toHaveLength(70)
      return estimateAbility(responses)?.error ?? 0
    })
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
    expect(expected?.error).toBeGreaterThan(0.9 * mean)
    expect(expected?.error).toBeLessThan(1.1 * mean)
  }
})

it('the precision is empty for a bank without an area and for an empty bank', () => {
  const items = aBank({ perArea: 30 })
  const withoutSafety = items.filter(({ area, kind }) => kind !== 'single' || area !== 1)
  expect(bankHealth(withoutSafety, source).precision).toEqual([])
  expect(bankHealth([], source)).toMatchObject({
    ...{ questions: 0, precision: [], sittings: { min: 0, max: 0 }, highestExposure: 0 },
    known: { labels: 0, few: 0, enough: 0 },
    exposure: [0, 0, 0, 0, 0],
  })
  expect(bankHealth(items, source).precision.map(({ ability }) => ability)).toEqual([-2, -1, -0.5, 0, 0.5, 1, 2])
})

it('questions are counted by exposure and by the source of their difficulty', () => {
  const facts = [
    { exposure: 0, source: 'label', n: 0 },
    { exposure: 0.05, source: 'responses', n: 29 },
    { exposure: 0.051, source: 'responses', n: 30 },
    { exposure: 0.2, source: 'label', n: 40 },
    { exposure: 0.4, source: 'responses', n: 400 },
  ] as const
  const items = aBank({ perArea: 1, judgments: 0, cases: 0 })
    .slice(0, facts.length)
    .map((item, i) => ({ ...item, ...facts[i] }))
  const { exposure, highestExposure, known } = bankHealth(items, source)
  expect(exposure).toEqual([1, 1, 1, 1, 1])
  expect(highestExposure).toBe(0.4)
  expect(known).toEqual({ labels: 2, few: 1, enough: 2 })
})

it('a bank is read from its packed questions and parallel lists', () => {
  const items = aBank({ perArea: 1, judgments: 1, cases: 1 })
  const sent = bankItemsOf({
    items: Buffer.from(packItems(items)).toString('base64'),
    n: items.map(({ id }) => id),
    errors: items.map(({ id }) => (id === 2 ? null : id / 10)),
    sources: items.map(({ id }) => (id === 2 ? 'label' : 'responses')),
    anchors: items.map(({ id }) => id === 3),
    exposures: items.map(({ id }) => id / 100),
  })
  expect(sent).toEqual(
    items.map((item) => ({
      ...{ ...item, n: item.id, anchor: item.id === 3, exposure: item.id / 100 },
      ...(item.id === 2 ? {} : { source: 'responses', error: item.id / 10 }),
    })),
  )
})
