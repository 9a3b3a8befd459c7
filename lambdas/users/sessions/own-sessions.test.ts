import { beforeEach, describe, expect, it } from 'vitest'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { anOffice, aPerson, NOW, type Office } from '#lambdas/users/testing/users-fixture.ts'
import { endSessions } from './end-sessions.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'

const HOUR = 3_600_000
const tables = testTables()
let office: Office
const device = (id: string, hoursAgo: number) => ({ id, name: `name of ${id}`, signedInAt: NOW - hoursAgo * HOUR })
const session = (id: string, hoursAgo = 0) => ({ sub: 'sam', signedInAt: NOW / 1000 - hoursAgo * 3_600, device: id })
const ids = async (identity = session('here')) =>
  (await listOwnSessions(identity, office.deps)).map(({ id, current }) => (current ? `${id}, this one` : id))
const end = (id: string, identity = session('here')) => endOwnSession({ id }, identity, office.deps)

beforeEach(async () => {
  office = await anOffice(await tables.table(), [aPerson('sam', 'Student'), aPerson('tom', 'Student')])
  office.accounts.sessions.set('sam', [device('old', 23), device('over', 24), device('here', 2), device('new', 1)])
  office.accounts.sessions.set('tom', [device('toms', 1)])
})

describe('the list of one’s own sessions', () => {
  it('has this one first, then the newest, and none that is over', async () => {
    expect(await ids()).toEqual(['here, this one', 'new', 'old'])
    expect(await listOwnSessions(session('here'), office.deps)).toContainEqual({
      ...{ id: 'new', device: 'name of new', signedInAt: NOW - HOUR, current: false },
    })
  })

  it('has none that ended with all others', async () => {
    office.clock.now = NOW - HOUR / 2
    await endSessions(undefined, 'sam', office.deps)
    office.clock.now = NOW
    office.accounts.sessions.get('sam')?.push(device('since', 0.1))
    expect(await ids({ ...session('since'), signedInAt: NOW / 1000 - 360 })).toEqual(['since, this one'])
  })

  it('is not shown to a session that was ended, nor to who has no record', async () => {
    await end('new')
    await expect(ids(session('new', 1))).rejects.toMatchObject({ code: 'sign-in-again' })
    await expect(ids({ ...session('x'), sub: 'ghost' })).rejects.toMatchObject({ code: 'user-not-found' })
  })
})

describe('the end of one session', () => {
  it('is in the record and in the pool, and of no other session', async () => {
    expect(await end('new')).toBe(true)
    expect(await office.record('sam')).toMatchObject({ endedDevices: { new: NOW } })
    expect(await ids()).toEqual(['here, this one', 'old'])
    expect(office.accounts.signedOut).toEqual([])
  })

  it('is nothing for a session that is another person’s or none', async () => {
    expect(await end('toms')).toBe(true)
    expect(await end('__proto__')).toBe(true)
    expect((await office.record('sam'))?.endedDevices).toBeUndefined()
    expect(office.accounts.sessions.get('tom')).toHaveLength(1)
  })

  it('is refused to a session that was ended', async () => {
    await end('new')
    await expect(end('here', session('new', 1))).rejects.toMatchObject({ code: 'sign-in-again' })
    expect((await office.record('sam'))?.endedDevices).toEqual({ new: NOW })
  })

  it('goes on where the process died between the record and the pool', async () => {
    office.accounts.dies = 1
    await expect(end('new')).rejects.toThrow('died')
    await expect(ids(session('new', 1))).rejects.toMatchObject({ code: 'sign-in-again' })
    expect(await end('new')).toBe(true)
    expect(office.accounts.sessions.get('sam')?.some(({ id }) => id === 'new')).toBe(false)
  })

  it('loses none of several at once, and remembers them while their tokens live', async () => {
    await Promise.all(['new', 'old'].map((id) => end(id)))
    expect((await office.record('sam'))?.endedDevices).toEqual({ new: NOW, old: NOW })
    office.clock.now = NOW + 15 * 60_000
    await end('here')
    expect((await office.record('sam'))?.endedDevices).toEqual({ here: office.clock.now })
  })
})
