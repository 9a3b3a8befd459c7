import { describe, expect, it } from 'vitest'
import { startAttempt } from '../attempt.ts'
import type { TestTask } from '../test-task.ts'
import { previewRules, rulesOf } from './test-kinds.ts'

const task: TestTask = { type: 'Practice', tags: ['RN'], numOfQuestions: 20, passGrade: 65 }
const ids = Array.from({ length: 20 }, (_, n) => ({ id: 101 + n }))
const ended = (score: number) => ({ ...startAttempt({ n: 1, task, questions: ids, courseEnd: 9e12, now: 0 }), score })

describe('the kinds of test', () => {
  it.each([
    [
      'Practice',
      { exam: false, dimension: 'tags', listedTags: true, showsVerdict: true, startRefusal: 'questions-error' },
    ],
    ['NCLEX', { exam: true, dimension: 'areas', listedTags: false, showsVerdict: false, startRefusal: 'start-failed' }],
  ] as const)('%s defines what students see, its breakdown, and the refusal of its start', (kind, facts) => {
    expect(rulesOf(kind)).toMatchObject({ kind, ...facts })
    expect(previewRules(kind).kind).toBe(kind)
  })
})

it('an adaptive NCLEX names an area as the academy does when its plan has two names for it', () => {
  const attempt = { ...ended(0), plan: { tag: 'RN', min: 85, max: 150, areas: 8 } }
  const [, ofPlan] = rulesOf('AdaptiveNCLEX').names?.(attempt, []) ?? []
  const [, ofAcademy] = rulesOf('AdaptiveNCLEX').names?.(attempt, ['Safety and Infection Control']) ?? []
  expect([ofPlan, ofAcademy]).toEqual(['Safety and Infection Prevention and Control', 'Safety and Infection Control'])
})

describe('a Practice', () => {
  it.each([
    [13, 'passing'],
    [12, 'failing'],
    [20, 'passing'],
    [0, 'failing'],
  ])('scores %i of 20 with a pass grade of 65 as %s', (score, result) => {
    expect(rulesOf('Practice').result(ended(score))).toBe(result)
  })

  it('never adds a question', async () => {
    const source = { task, areas: [], bank: { count: () => 9, sample: () => Promise.resolve([[1]]) }, random: () => 0 }
    expect(await rulesOf('Practice').drawMore(source as never, ended(0), [0])).toEqual([])
  })
})
