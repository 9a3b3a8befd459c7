import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPractice, easyCount, practice } from './practice.ts'
import { bankOf } from '../testing/bank-of.ts'
import { seededRandom } from '../testing/seeded-random.ts'
import type { TestTask } from '../test-task.ts'

const aTask = (more: Partial<TestTask>): TestTask => ({ type: 'Practice', tags: ['RN'], numOfQuestions: 10, ...more })

const from = (task: TestTask, pools: Record<string, readonly number[]>, seed = 1) => {
  const random = seededRandom(seed)
  return { task, areas: [], bank: bankOf(pools, random), random }
}

const idsOf = (verdict: Awaited<ReturnType<typeof drawPractice>>) =>
  verdict.ok ? verdict.questions.map(({ id }) => id) : []
const upTo = (n: number, first = 101) => Array.from({ length: n }, (_, i) => first + i)

describe('easyCount', () => {
  it.each([
    [10, 25, 3],
    [10, 24, 2],
    [75, 30, 23],
    [1, 50, 1],
    [1, 49, 0],
    [10, 100, 10],
    [10, 130, 10],
    [10, undefined, undefined],
  ])('%i questions with %s percent easy include %s easy ones [3.5.23]', (numOfQuestions, percent, easy) => {
    expect(easyCount(aTask({ numOfQuestions, ...(percent === undefined ? {} : { percentEasy: percent }) }))).toBe(easy)
  })
})

describe('a Practice draw', () => {
  it('takes questions that carry all of the tags only [3.5.23]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(200)),
        fc.uniqueArray(fc.nat(200)),
        fc.integer(),
        async (rn, heart, seed) => {
          const both = rn.filter((id) => heart.includes(id))
          const task = aTask({ tags: ['RN', 'Heart'], numOfQuestions: 5 })
          const verdict = await drawPractice(from(task, { RN: rn, Heart: heart }, seed))
          expect(verdict.ok).toBe(both.length >= 5)
          expect(idsOf(verdict).every((id) => both.includes(id))).toBe(true)
        },
      ),
    )
  })

  it('holds exactly the set share of easy questions and no repeats, whatever the random numbers [2.9.13]', async () => {
    const bank = { RN: upTo(120), Easy: upTo(60) }
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer(),
        async (n, percent, seed) => {
          const ids = idsOf(await drawPractice(from(aTask({ numOfQuestions: n, percentEasy: percent }), bank, seed)))
          expect(new Set(ids).size).toBe(n)
          expect(ids.filter((id) => bank.Easy.includes(id))).toHaveLength(Math.round((n * percent) / 100))
        },
      ),
    )
  })

  it('mixes easy and other questions in any order', async () => {
    const bank = { RN: upTo(120), Easy: upTo(60) }
    const firstIsEasy: boolean[] = []
    for (let seed = 0; seed < 200; seed += 1) {
      const [first] = idsOf(await drawPractice(from(aTask({ percentEasy: 50 }), bank, seed)))
      firstIsEasy.push(bank.Easy.includes(first ?? 0))
    }
    expect(firstIsEasy.filter(Boolean).length).toBeGreaterThan(60)
    expect(firstIsEasy.filter(Boolean).length).toBeLessThan(140)
  })

  it.each([
    ['any mix', {}, { RN: upTo(9) }, 'too-few-questions'],
    ['no such tag', {}, {}, 'too-few-questions'],
    ['no tag at all', { tags: [] }, { RN: upTo(99) }, 'too-few-questions'],
    ['no number of questions', { numOfQuestions: 0 }, { RN: upTo(99) }, 'too-few-questions'],
    ['easy and normal ones', { percentEasy: 50 }, { RN: upTo(8), Easy: upTo(4) }, 'too-few-easy-or-normal'],
    ['easy ones', { percentEasy: 50 }, { RN: upTo(50), Easy: upTo(4) }, 'too-few-easy'],
    ['normal ones', { percentEasy: 50 }, { RN: upTo(50), Easy: upTo(46) }, 'too-few-normal'],
  ])('reports what the bank lacks: %s [3.5.23]', async (_, more, pools, code) => {
    expect(await drawPractice(from(aTask(more), pools))).toEqual({ ok: false, code })
  })

  it('succeeds when the bank holds just enough of either kind', async () => {
    const bank = { RN: upTo(10), Easy: upTo(5) }
    expect(idsOf(await drawPractice(from(aTask({ percentEasy: 50 }), bank))).sort()).toEqual(upTo(10))
    expect(idsOf(await drawPractice(from(aTask({}), bank))).sort()).toEqual(upTo(10))
    expect(idsOf(await drawPractice(from(aTask({ numOfQuestions: 1 }), bank)))).toHaveLength(1)
  })

  it('distinguishes easy questions from others only when the task sets a share of easy ones', () => {
    expect(practice.pools(aTask({ tags: ['RN', 'Heart'], percentEasy: 50 }), [])).toEqual([
      { tags: ['RN', 'Heart'], easy: true },
      { tags: ['RN', 'Heart'], easy: false },
    ])
    expect(practice.pools(aTask({}), [])).toEqual([{ tags: ['RN'] }])
  })
})
