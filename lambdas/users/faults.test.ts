import { describe, expect, it, vi } from 'vitest'
import { notesOf } from '#table/keys.ts'
import type { NoteItem } from '#table/account.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { atEveryRequest, exposed, randomFaults, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { addNote } from './add-note.ts'
import type { UserDeps } from './user-deps.ts'
import { usersFixture, aPerson } from './testing/users-fixture.ts'
import { updateUser } from './update-user.ts'

vi.setConfig({ testTimeout: 300_000 })

const table = sharedTable()
let people = 0

/** Users of one test, and dependencies whose user pool fails by the same plan as the table. */
async function aTeam(...types: ('Admin' | 'Student')[]) {
  const uids = types.map((type) => `${type}-${(people += 1)}`)
  const office = await usersFixture(
    table,
    types.map((type, n) => aPerson(uids[n] ?? '', type)),
  )
  const faulty: UserDeps = { ...office.deps, accounts: exposed(office.accounts, 'join', 'leave', 'signOut') }
  return { ...office, uids, faulty }
}

const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Refusal && error.code === code)) throw error
}

describe.each(REVEALING)('a request that is %s', (fault) => {
  it('leaves no type without its group: the same change again heals it', async () => {
    const requests = await atEveryRequest(fault, async (plan) => {
      const { uids, deps, faulty, standing, accounts } = await aTeam('Admin', 'Student')
      const [boss = '', uid = ''] = uids
      const ended = await underFaults(table, plan, () => updateUser({ uid, type: 'Admin' }, boss, faulty))
      expect(ended.kind).not.toBe('refused')
      if (ended.kind === 'cut off') await updateUser({ uid, type: 'Admin' }, boss, deps).catch(unless('user-unchanged'))
      expect(await standing(uid)).toEqual({ record: 'Admin', groups: ['Admin'], followed: true })
      expect(accounts.signedOut).toContain(uid)
    })
    expect(requests).toBeGreaterThanOrEqual(7)
  })

  it('leaves a note once, however often it is sent', async () => {
    const requests = await atEveryRequest(fault, async (plan) => {
      const { uids, deps, record } = await aTeam('Admin', 'Student')
      const [boss = '', uid = ''] = uids
      const note = () => addNote({ uid, text: 'Prefers evenings.', requestId: 'r' }, boss, deps)
      const ended = await underFaults(table, plan, note)
      expect(ended.kind).not.toBe('refused')
      const again = await note()
      if (ended.kind === 'done') expect(again).toEqual(ended.value)
      expect(await queryItems<NoteItem>(table, { ...notesOf(uid), consistent: true })).toHaveLength(1)
      expect((await record(uid))?.note).toEqual(again)
    })
    expect(requests).toBeGreaterThanOrEqual(3)
  })
})

it.each(seeds({ quick: 2, nightly: 12, mutation: 6 }))(
  'two administrators who demote each other under faults leave one (seed %i)',
  async (seed) => {
    const { uids, deps, faulty, standing } = await aTeam('Admin', 'Admin')
    const plan = randomFaults(seededRandom(seed), 25)
    const turns = uids.map(async (uid, n) => {
      const caller = uids[1 - n] ?? ''
      const demote = () => underFaults(table, plan, () => updateUser({ uid, type: 'Student' }, caller, faulty))
      if ((await demote()).kind === 'cut off') await demote()
    })
    await Promise.all(turns)
    // A remaining administrator repairs what a crash left.
    for (const uid of uids) {
      const { record, followed } = await standing(uid)
      if (!followed && record) await updateUser({ uid, type: record }, uids[0] ?? '', deps).catch(unless('not-allowed'))
    }
    const after = await Promise.all(uids.map(standing))
    expect(after.filter(({ record }) => record === 'Admin').length).toBeGreaterThanOrEqual(1)
    for (const { record, groups, followed } of after) if (followed) expect(groups).toEqual([record])
  },
)
