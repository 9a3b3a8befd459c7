import { describe, expect, it } from 'vitest'
import { byName, userEntry } from '#domain/search/user-entry.ts'
import type { User } from '#domain/users/user.ts'
import { aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { exportUsers, listUsers } from './list-users.ts'

const usersOf = (users: readonly User[]) => ({
  users: () => Promise.resolve(users.map((user) => userEntry(user)).sort(byName)),
  now: () => NOW,
})
const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => aUser({ uid: `u${n}`, firstName: `F${n}`, lastName: 'Same' }))

describe('the list of users, sorted', () => {
  it('is by a column, both ways; users who were never online come before the others', async () => {
    const deps = usersOf([
      aUser({ uid: 'a', email: 'c@academy.example', lastSeen: 5 }),
      aUser({ uid: 'b', email: 'A@academy.example', lastSeen: 9 }),
      aUser({ uid: 'c', email: 'b@academy.example' }),
    ])
    const by = async (column: string, descending: boolean) =>
      (await listUsers({ sort: { by: column, descending }, page: 1 }, deps)).items.map(({ uid }) => uid)
    expect(await by('email', false)).toEqual(['b', 'c', 'a'])
    expect(await by('email', true)).toEqual(['a', 'c', 'b'])
    expect(await by('lastSeen', false)).toEqual(['c', 'a', 'b'])
    expect(await codeOf(by('password', false))).toBe('sort-unknown')
  })
})

describe('the list of users by when they were online', () => {
  const DAY = 86_400_000
  const deps = usersOf([
    aUser({ uid: 'never' }),
    aUser({ uid: 'away', lastSeen: NOW - 30 * DAY - 1 }),
    aUser({ uid: 'here', lastSeen: NOW - 30 * DAY }),
    aUser({ uid: 'boss', type: 'Admin' }),
  ])
  const uids = async (args: Partial<Parameters<typeof listUsers>[0]>) =>
    (await listUsers({ ...args, page: 1 }, deps)).items.map(({ uid }) => uid).sort()

  it('has users who were never online, and those away for 30 days, with type and search; the export too', async () => {
    expect(await uids({})).toHaveLength(4)
    expect(await uids({ seen: 'never' })).toEqual(['boss', 'never'])
    expect(await uids({ seen: 'away', type: 'Student' })).toEqual(['away', 'never'])
    expect(await uids({ seen: 'away', search: 'jane' })).toEqual(['away', 'boss', 'never'])
    const { total } = await exportUsers({ seen: 'away', page: 1 }, deps)
    expect(total).toBe(3)
  })
})

describe('the list of users by their courses', () => {
  const entry = (uid: string, courseEnd?: number | null) => ({
    ...userEntry(aUser({ uid })),
    ...(courseEnd !== undefined && { courseEnd }),
  })
  const entries = [entry('open', 0), entry('runs', NOW + 1), entry('over', NOW), entry('never', null), entry('old')]
  const deps = { users: () => Promise.resolve(entries), now: () => NOW }
  const uids = async (args: Partial<Parameters<typeof listUsers>[0]>) =>
    (await listUsers({ ...args, page: 1 }, deps)).items.map(({ uid }) => uid)

  it('has a course that is not started or runs as active; of whom nothing is known is in neither, and in the whole list', async () => {
    expect(await uids({ courses: 'active' })).toEqual(['open', 'runs'])
    expect(await uids({ courses: 'none' })).toEqual(['over', 'never'])
    expect(await uids({})).toEqual(['open', 'runs', 'over', 'never', 'old'])
    expect(await uids({ courses: 'none', type: 'Admin' })).toEqual([])
    const { items, total } = await exportUsers({ courses: 'active', seen: 'never', page: 1 }, deps)
    expect([total, ...items.map(({ uid }) => uid)]).toEqual([2, 'open', 'runs'])
    expect(JSON.stringify(items)).not.toContain('courseEnd')
  })
})

describe('an export of users', () => {
  it('has each user once, in the order of the list, and an empty page after the last', async () => {
    const deps = usersOf(numbered(1_100))
    const pages = await Promise.all([1, 2, 3, 4].map((page) => exportUsers({ page }, deps)))
    expect(pages.map(({ items }) => items.length)).toEqual([500, 500, 100, 0])
    expect(pages.map(({ total }) => total)).toEqual([1_100, 1_100, 1_100, 1_100])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ uid }) => uid))).size).toBe(1_100)
  })

  it('is of the search, the type and the sort of the list', async () => {
    const deps = usersOf([...numbered(3), aUser({ uid: 'admin', type: 'Admin', firstName: 'F9', lastName: 'Same' })])
    const { items } = await exportUsers({ type: 'Student', sort: { by: 'name', descending: true }, page: 1 }, deps)
    expect(items.map(({ uid }) => uid)).toEqual(['u2', 'u1', 'u0'])
  })

  it('fits 500 users with the longest notes into an AppSync reply', async () => {
    const note = { key: '1', uid: 'u', text: '語'.repeat(2_000), author: 'Avery M.', createdOn: 1 }
    const entries = numbered(500).map((user) => userEntry({ ...user, note }))
    const reply = await exportUsers({ page: 1 }, { users: () => Promise.resolve(entries), now: () => NOW })
    expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(5_000_000)
  })
})
