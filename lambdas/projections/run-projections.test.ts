import { expect, it, vi } from 'vitest'
import { projection, type ProjectionDeps } from './projections.ts'
import { rebuildProjections, runProjections } from './run-projections.ts'
import { aRecord } from './testing/batch-fixture.ts'

// The projections of these tests use no dependencies.
const deps = {} as unknown as ProjectionDeps
const user = { pk: 'USER#u', sk: 'PROFILE', type: 'user', uid: 'u' }
const course = { pk: 'COURSE#c', sk: 'META', type: 'course', key: 'c' }
const when = { SequenceNumber: '7', ApproximateCreationDateTime: 2 }
const records = [aRecord(undefined, user), aRecord(course, undefined, when), aRecord(user, { ...user, lastSeen: 1 })]

it('each projection gets the changes of its types in order, and a failing one fails the batch but stops no other', async () => {
  const before = vi.fn(() => Promise.reject(new Error('the store is away')))
  const after = vi.fn(() => Promise.resolve())
  const rows = [
    projection({ on: ['user'], project: before }),
    projection({ on: ['payment'], project: after }),
    projection({ on: ['course', 'seats'], project: after }),
  ]
  await expect(runProjections({ Records: records }, deps, rows)).rejects.toThrow('the store is away')
  const seen = { ...user, lastSeen: 1 }
  expect(before).toHaveBeenCalledWith(
    [
      { type: 'user', before: undefined, after: user, item: user, at: 0, id: '' },
      { type: 'user', before: user, after: seen, item: seen, at: 0, id: '' },
    ],
    deps,
  )
  const gone = { type: 'course', before: course, after: undefined, item: course, at: 2_000, id: '7' }
  expect(after.mock.calls).toEqual([
    [[], deps],
    [[gone], deps],
  ])
})

it('an item that changes its type arrives as a deletion and as a new item', async () => {
  const project = vi.fn(() => Promise.resolve())
  const binned = { ...course, type: 'binned' }
  await runProjections({ Records: [aRecord(course, binned)] }, deps, [projection({ on: ['course'], project })])
  expect(project).toHaveBeenCalledWith([expect.objectContaining({ before: course, after: undefined })], deps)
})

it('a run ends when every projection has ended', async () => {
  const order: string[] = []
  const slow = async () => {
    await Promise.resolve()
    order.push('kept')
  }
  const row = projection({ on: [], project: slow })
  await runProjections({ Records: [] }, deps, [row, row])
  expect(order).toEqual(['kept', 'kept'])
})

it('a rebuild runs the rebuildable projections one after the other and returns their counts', async () => {
  const project = () => Promise.resolve()
  const rows = [
    projection({ on: [], project, rebuild: () => Promise.resolve({ users: 2 }) }),
    projection({ on: [], project }),
    projection({ on: [], project, rebuild: () => Promise.resolve() }),
    projection({ on: [], project, rebuild: () => Promise.resolve({ payments: 1 }) }),
  ]
  expect(await rebuildProjections(deps, rows)).toEqual({ users: 2, payments: 1 })
})
