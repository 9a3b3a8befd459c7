import { userItem, type UserItem } from '#table/user.ts'
import { userKey } from '#table/keys.ts'
import { searchable, type User, type UserType } from '#domain/users/user.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { fresh } from '#lambdas/testing/fresh.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { Accounts } from '#lambdas/users/accounts.ts'
import type { Device } from '#lambdas/users/sessions/devices.ts'
import type { UserDeps } from '#lambdas/users/user-deps.ts'

export const NOW = Date.UTC(2026, 1, 1, 12)

export const aPerson = (uid: string, type: UserType, more: Partial<User> = {}): User => {
  const facts = { firstName: uid, lastName: 'Doe', email: `${uid}@academy.example`, phone: '(212)555-0123', type }
  return { uid, ...facts, displayName: `${uid} D`, data: searchable(facts), dateCreated: NOW, ...more }
}

/** The calls of the pool, in order, and the current groups; the process dies at the call numbered `dies` (from 1). */
export type FakeAccounts = Accounts & {
  groups: Map<string, Set<UserType>>
  signedOut: string[]
  deleted: Set<string>
  emails: Map<string, string>
  /** Users whose sign-ins require a second factor. */
  factors: Set<string>
  /** The devices by user. */
  sessions: Map<string, Device[]>
  dies?: number
}

export function fakeAccounts(): FakeAccounts {
  let calls = 0
  const groupsOf = (uid: string) => {
    const groups = accounts.groups.get(uid) ?? new Set<UserType>()
    accounts.groups.set(uid, groups)
    return groups
  }
  const call = (effect: () => unknown) => {
    calls += 1
    if (calls === accounts.dies) return Promise.reject(new Error('The process has died'))
    effect()
    return Promise.resolve()
  }
  const accounts: FakeAccounts = {
    groups: new Map(),
    signedOut: [],
    deleted: new Set(),
    factors: new Set(),
    sessions: new Map(),
    emails: new Map(),
    join: (uid, group) => call(() => groupsOf(uid).add(group)),
    leave: (uid, group) => call(() => groupsOf(uid).delete(group)),
    signOut: (uid) => call(() => accounts.signedOut.push(uid)),
    remove: (uid) => call(() => accounts.deleted.add(uid)),
    unconfirmed: () => Promise.resolve([]),
    moveEmail: async (uid, email) => {
      if ([...accounts.emails].some(([other, taken]) => other !== uid && taken === email)) return 'used'
      await call(() => accounts.emails.set(uid, email))
      return 'moved'
    },
    hasSecondFactor: (uid) => Promise.resolve(accounts.factors.has(uid)),
    devices: (uid) => Promise.resolve(accounts.sessions.get(uid) ?? []),
    forgetDevice: (uid, id) =>
      call(() =>
        accounts.sessions.set(
          uid,
          (accounts.sessions.get(uid) ?? []).filter((device) => device.id !== id),
        ),
      ),
    exists: (name) =>
      Promise.resolve(name.includes('@') ? [...accounts.emails.values()].includes(name) : !accounts.deleted.has(name)),
  }
  return accounts
}

/** Users in a real table with their groups, a clock, and change ids. */
export async function usersFixture(table: Table, people: readonly User[]) {
  await batchPut(
    table,
    people.map((user) => userItem(user)),
  )
  const accounts = fakeAccounts()
  for (const { uid, type, email } of people) {
    accounts.groups.set(uid, new Set([type]))
    accounts.emails.set(uid, email)
  }
  const clock = { now: NOW }
  let changes = 0
  const deps: UserDeps = { table, accounts, now: () => clock.now, newChange: () => `change-${(changes += 1)}` }
  return {
    deps,
    accounts,
    clock,
    record: (uid: string) => getItem<UserItem>(table, userKey(uid), { consistent: true }),
    /** Returns the record's type and the account's groups. */
    standing: async (uid: string) => {
      const item = await getItem<UserItem>(table, userKey(uid), { consistent: true })
      return { record: item?.userType, groups: [...(accounts.groups.get(uid) ?? [])], followed: !item?.changing }
    },
  }
}

/** These users on a new table before each test of the calling file. */
export function freshUsers(...people: readonly User[]): UsersFixture {
  const table = freshTable()
  return fresh(() => usersFixture(table, people))
}

export type UsersFixture = Awaited<ReturnType<typeof usersFixture>>
