import { describe, expect, it } from 'vitest'
import { shortfallsOf } from './test-kinds.ts'
import type { TestTask } from '../test-task.ts'
import { bankOf } from '../testing/bank-of.ts'

const POOLS: Record<string, number[]> = { RN: [1, 2, 3, 4, 5], Heart: [2, 3, 4], Easy: [3], Safety: [1, 2], Care: [5] }
const bank = { areas: ['Safety', 'Care'], count: bankOf(POOLS, () => 0).count }
const practice = (numOfQuestions: number, percentEasy?: number): TestTask => ({
  type: 'Practice',
  tags: ['RN', 'Heart'],
  numOfQuestions,
  ...(percentEasy === undefined ? {} : { percentEasy }),
})

describe('what a test lacks', () => {
  it('is nothing while enough questions carry all of its tags', () =>
    expect(shortfallsOf(practice(3), bank)).toEqual([]))
  it('is the number of questions that do not carry them all', () =>
    expect(shortfallsOf(practice(5), bank)).toEqual([{ missing: 2 }]))
  it('is counted apart for easy questions and others [3.9.5]', () => {
    expect(shortfallsOf(practice(3, 33), bank)).toEqual([])
    expect(shortfallsOf(practice(3, 67), bank)).toEqual([{ pool: 'Easy', missing: 1 }])
    expect(shortfallsOf(practice(3, 0), bank)).toEqual([{ missing: 1 }])
  })
  it('is counted by area for an NCLEX, of the questions that carry RN or PN [3.5.25]', () => {
    const nclex: TestTask = { type: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 2 }
    expect(shortfallsOf(nclex, bank)).toEqual([{ pool: 'Care', missing: 1 }])
    expect(shortfallsOf({ ...nclex, tags: ['PN'] }, bank)).toEqual([
      { pool: 'Safety', missing: 2 },
      { pool: 'Care', missing: 2 },
    ])
  })
  it('is everything for an NCLEX of an academy without areas [3.5.15]', () =>
    expect(
      shortfallsOf({ type: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 2 }, { ...bank, areas: [] }),
    ).toEqual([{ missing: 2 }]))
  it('is nothing if the task sets no number, and everything if it has no tag', () => {
    expect(shortfallsOf({ type: 'Practice', tags: ['RN'] }, bank)).toEqual([])
    expect(shortfallsOf({ type: 'Practice', tags: ['RN'], percentEasy: 50 }, bank)).toEqual([])
    expect(shortfallsOf({ type: 'NCLEX', tags: ['RN'] }, bank)).toEqual([])
    expect(shortfallsOf({ type: 'Practice', tags: [], numOfQuestions: 2 }, bank)).toEqual([{ missing: 2 }])
    expect(shortfallsOf(practice(4), bank)).toStrictEqual([{ missing: 1 }])
  })
})
