import { beforeEach, describe, expect, it } from 'vitest'
import { userKey, usersByType } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import type { UserType } from '#domain/users/user.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { usersFixture, aPerson, type UsersFixture } from './testing/users-fixture.ts'
import { updateUser } from './update-user.ts'

const tables = testTables()
let table: Table
let office: UsersFixture
beforeEach(async () => {
  table = await tables.table()
  office = await usersFixture(table, [aPerson('ann', 'Admin'), aPerson('bea', 'Admin'), aPerson('sam', 'Student')])
})

const change = (caller: string, uid: string, type: UserType, deps = office.deps) =>
  updateUser({ uid, type }, caller, deps)
const admin = { record: 'Admin', groups: ['Admin'], followed: true }
const student = { record: 'Student', groups: ['Student'], followed: true }
const listed = async (type: UserType) => {
  const { gsi1pk: pk } = usersByType(type)
  const { items } = await queryIndex<UserItem>(table, { index: 'gsi1', pk, limit: 50 })
  return items.map(({ uid }) => uid)
}

describe('a change of a type', () => {
  it('changes record, group, index and search text together and ends the sessions [3.4.21] [3.7.13]', async () => {
    expect(await change('ann', 'sam', 'Admin')).toMatchObject({ uid: 'sam', type: 'Admin', note: null })
    expect(await office.standing('sam')).toEqual(admin)
    expect(office.accounts.signedOut).toEqual(['sam'])
    expect((await office.record('sam'))?.data).toBe('sam doe sam@academy.example (212)555-0123 2125550123 admin')
    expect([await listed('Admin'), await listed('Student')]).toEqual([['ann', 'bea', 'sam'], []])
    await change('bea', 'ann', 'Student')
    expect(await office.standing('ann')).toEqual(student)
    expect([await listed('Admin'), await listed('Student')]).toEqual([['bea', 'sam'], ['ann']])
  })

  it('is refused when the type stays the same, and does nothing [3.4.21] [3.5.28]', async () => {
    expect(await codeOf(change('ann', 'sam', 'Student'))).toBe('user-unchanged')
    expect(await codeOf(change('ann', 'ann', 'Admin'))).toBe('user-unchanged')
    expect(office.accounts.signedOut).toEqual([])
  })

  it('is refused for a user whose account is being deleted', async () => {
    const leaves = { UpdateExpression: 'SET deleting = :now', ExpressionAttributeValues: { ':now': 1 } }
    await updateItem(table, { Key: userKey('sam'), ...leaves })
    expect(await codeOf(change('ann', 'sam', 'Admin'))).toBe('user-not-found')
  })

  it('is refused for an unknown user, and creates no user', async () => {
    expect(await codeOf(change('ann', 'nobody', 'Admin'))).toBe('user-not-found')
    expect(await office.record('nobody')).toBeUndefined()
  })

  it('requires another administrator with an account: one deleted in the pool does not count', async () => {
    office.accounts.deleted.add('bea')
    expect(await codeOf(change('ann', 'ann', 'Student'))).toBe('last-administrator')
    expect(await codeOf(change('bea', 'ann', 'Student'))).toBe('not-allowed')
    expect(await office.standing('ann')).toEqual(admin)
    office.accounts.deleted.clear()
    expect(await codeOf(change('ann', 'ann', 'Student'))).toBe('done')
  })

  it('is open to administrators by their record: a former administrator is refused', async () => {
    await change('ann', 'bea', 'Student')
    expect(await codeOf(change('bea', 'sam', 'Admin'))).toBe('not-allowed')
    expect(await codeOf(change('bea', 'bea', 'Admin'))).toBe('not-allowed')
    expect(await codeOf(change('bea', 'ann', 'Student'))).toBe('not-allowed')
    expect([await office.standing('sam'), await office.standing('ann')]).toEqual([student, admin])
  })
})

describe('the last administrator', () => {
  it('cannot become a student, but one of two can', async () => {
    expect(await codeOf(change('ann', 'ann', 'Student'))).toBe('done')
    expect(await codeOf(change('bea', 'bea', 'Student'))).toBe('last-administrator')
    expect(await office.standing('bea')).toEqual(admin)
    expect(office.accounts.signedOut).toEqual(['ann'])
  })

  it('stays when two demote each other, or themselves, at the same time: one succeeds', async () => {
    const pairs = [
      [change('ann', 'bea', 'Student'), change('bea', 'ann', 'Student')],
      [() => change('ann', 'ann', 'Student'), () => change('bea', 'bea', 'Student')],
    ] as const
    expect((await Promise.all(pairs[0].map(codeOf))).sort()).toEqual(['done', 'not-allowed'])
    const [stays = ''] = await listed('Admin')
    await change(stays, stays === 'ann' ? 'bea' : 'ann', 'Admin')
    expect((await Promise.all(pairs[1].map((run) => codeOf(run())))).sort()).toEqual(['done', 'last-administrator'])
    expect(await listed('Admin')).toHaveLength(1)
  })

  it('stays however many leave at the same time', async () => {
    const people = Array.from({ length: 8 }, (_, at) => aPerson(`a${at}`, 'Admin'))
    office = await usersFixture(await tables.table(), people)
    const outcomes = await Promise.all(people.map(({ uid }) => codeOf(change(uid, uid, 'Student'))))
    const standings = await Promise.all(people.map(({ uid }) => office.standing(uid)))
    expect(standings.filter(({ record }) => record === 'Admin').length).toBeGreaterThan(0)
    expect(outcomes).toContain('done')
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'last-administrator')).toEqual([])
  })

  it('must be in the group already, since otherwise they could not sign in as one', async () => {
    await change('ann', 'bea', 'Student')
    office.accounts.dies = 4
    await expect(change('ann', 'sam', 'Admin')).rejects.toThrow('died')
    expect(await codeOf(change('ann', 'ann', 'Student'))).toBe('last-administrator')
  })
})

describe('a process that dies in a change', () => {
  /**
   * Where the process dies: at the nth call of the pool, or at the last write, which records that all changes were
   * followed.
   */
  it.each([
    [1, 'Admin'],
    [2, 'Admin'],
    [3, 'Admin'],
    [1, 'Student'],
    [2, 'Student'],
    [3, 'Student'],
  ] as const)('is repaired at effect %i of becoming %s by the same call again', async (at, type) => {
    const uid = type === 'Admin' ? 'sam' : 'bea'
    office.accounts.dies = at
    await expect(change('ann', uid, type)).rejects.toThrow('died')
    expect((await office.standing(uid)).record).toBe(type)
    expect((await office.standing(uid)).followed).toBe(false)
    expect(await codeOf(change('ann', uid, type))).toBe('done')
    expect(await office.standing(uid)).toEqual(type === 'Admin' ? admin : student)
    expect(office.accounts.signedOut).toEqual([uid])
    expect(await codeOf(change('ann', uid, type))).toBe('user-unchanged')
  })

  it('is also repaired by a change to the other type when it dies before the last step is recorded', async () => {
    office.accounts.dies = 2
    await expect(change('ann', 'sam', 'Admin')).rejects.toThrow('died')
    expect(await codeOf(change('ann', 'sam', 'Student'))).toBe('done')
    expect(await office.standing('sam')).toMatchObject({ record: 'Student', groups: ['Student'] })
    expect(await codeOf(change('ann', 'sam', 'Student'))).toBe('done')
    expect(await office.standing('sam')).toEqual(student)
  })
})

describe('two changes of one user at once', () => {
  it('end with the group of the record, whichever call is last', async () => {
    // The record changes back to Student while the first change is at the pool.
    const { join } = office.accounts
    let turned = false
    office.accounts.join = async (uid, group) => {
      if (!turned) {
        turned = true
        await codeOf(change('bea', 'sam', 'Student'))
      }
      await join(uid, group)
    }
    expect(await codeOf(change('ann', 'sam', 'Admin'))).toBe('done')
    expect(await office.standing('sam')).toEqual(student)
  })

  it('have one effect when both are to the same type', async () => {
    const outcomes = await Promise.all(['ann', 'bea'].map((caller) => codeOf(change(caller, 'sam', 'Admin'))))
    expect(outcomes).toContain('done')
    expect(await office.standing('sam')).toEqual(admin)
  })
})

it('other fields of the record stay', async () => {
  await updateItem(table, {
    Key: userKey('sam'),
    UpdateExpression: 'SET lastSeen = :seen, note = :note',
    ExpressionAttributeValues: {
      ':seen': 7,
      ':note': { key: '5', uid: 'sam', text: 'x', author: 'Ann', createdOn: 5 },
    },
  })
  const { lastSeen, note } = await change('ann', 'sam', 'Admin')
  expect([lastSeen, note?.text]).toEqual([7, 'x'])
})
