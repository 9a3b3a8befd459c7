import { describe, expect, it } from 'vitest'
import { drawAreas, drawForGroups } from './nclex.ts'
import type { DrawSource } from '../rules.ts'
import type { TestTask } from '../test-task.ts'
import { bankOf } from '../testing/bank-of.ts'
import { seededRandom } from '../testing/seeded-random.ts'

const nclex: TestTask = { type: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 2 }
const POOLS: Record<string, readonly number[]> = {
  RN: [1, 2, 3, 4, 5],
  Care: [1, 2, 9],
  Safety: [2, 3],
  Health: [4, 5],
  All: [1, 2, 3, 4, 5],
}
const from = (task: Partial<TestTask> = {}, areas = ['Care', 'Safety'], seed = 1): DrawSource => {
  const random = seededRandom(seed)
  return { task: { ...nclex, ...task }, areas, bank: bankOf(POOLS, random), random }
}
const tooFew = { ok: false, code: 'too-few-in-areas' }

describe('the first batch of an NCLEX', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'asks a question of two areas for one of them only (seed %i)',
    async (seed) => {
      const drawn = await drawAreas(from({}, ['Care', 'Safety'], seed))
      const questions = drawn.ok ? drawn.questions : []
      expect(questions.map(({ group }) => group).sort()).toEqual([0, 1])
      expect(new Set(questions.map(({ id }) => id)).size).toBe(2)
      for (const { id, group } of questions)
        expect(
          [
            [1, 2],
            [2, 3],
          ][group ?? 9],
        ).toContain(id)
    },
  )

  it('draws nothing from a removed area, lacks nothing for it, and keeps the positions of the others', async () => {
    const drawn = await drawAreas({ ...from({}, ['Care', 'Gone', 'Health']), removed: new Set([1]) })
    expect(drawn.ok && drawn.questions.map(({ group }) => group).sort()).toEqual([0, 2])
    expect(drawn.ok && drawn.plan).toMatchObject({ areas: 2 })
    expect(await drawAreas(from({}, ['Care', 'Gone', 'Health']))).toEqual(tooFew)
    expect(await drawAreas({ ...from({}, ['Gone']), removed: new Set([0]) })).toEqual(tooFew)
  })

  it('comes in any order of the areas', async () => {
    const first = new Set<number | undefined>()
    for (let seed = 0; seed < 40; seed += 1) {
      const drawn = await drawAreas(from({}, ['Care', 'Safety'], seed))
      if (drawn.ok) first.add(drawn.questions[0]?.group)
    }
    expect(first).toEqual(new Set([0, 1]))
  })

  it.each<[string, DrawSource]>([
    ['the list has no areas', from({}, [])],
    ['the task has no tag', from({ tags: [] })],
    ['the task asks for no questions', from({ minQuestions: 0 })],
    ['the task does not say how many', { ...from(), task: { type: 'NCLEX', tags: ['RN'], maxQuestions: 2 } }],
    ['one area of two holds too few', from({ maxQuestions: 3 }, ['All', 'Care'])],
    ['the other one does', from({ maxQuestions: 3 }, ['Care', 'All'])],
    ['two areas hold enough each, but not together', from({ minQuestions: 2 })],
  ])('is not drawn when %s', async (_, source) => {
    expect(await drawAreas(source)).toEqual(tooFew)
  })

  it('is drawn of areas that hold just enough, and may grow without a limit of its own', async () => {
    const drawn = await drawAreas(from({ minQuestions: 2 }, ['Care', 'Health']))
    expect(drawn.ok && drawn.questions.map(({ id }) => id).sort()).toEqual([1, 2, 4, 5])
    const unlimited: DrawSource = { ...from(), task: { type: 'NCLEX', tags: ['RN'], minQuestions: 1 } }
    expect(await drawAreas(from({ maxQuestions: 3 }, ['All', 'All']))).toMatchObject({ ok: true })
    expect(await drawAreas(unlimited)).toMatchObject({ ok: true, plan: { tag: 'RN', min: 1, max: 0, areas: 2 } })
  })
})

describe('one question more', () => {
  it('comes for each group, none that was used and none twice; a group whose pool is used up gets none', async () => {
    expect(await drawForGroups(from(), [0, 1], 1, [1, 3])).toEqual([{ id: 2, group: 0 }])
    expect((await drawForGroups(from(), [1, 1, 1], 1, [])).map(({ id }) => id).sort()).toEqual([2, 3])
    expect(await drawForGroups(from(), [7], 1, [])).toEqual([])
    expect(await drawForGroups(from(), [], 1, [])).toEqual([])
  })
})
