import { beforeEach, describe, expect, it } from 'vitest'
import { aPerson, NOW, freshUsers } from '#lambdas/users/testing/users-fixture.ts'
import { endSessions } from './end-sessions.ts'
import { endMySession, listMySessions } from './my-sessions.ts'

const HOUR = 3_600_000
const HERE = 'us-east-1_0'
const NEW = 'us-east-1_1'
const OLD = 'us-east-1_2'
const OVER = 'us-east-1_3'
const TOMS = 'us-east-1_4'
const SINCE = 'us-east-1_5'
const office = freshUsers(aPerson('sam', 'Student'), aPerson('tom', 'Student'))
const device = (id: string, hoursAgo: number) => ({ id, name: `name of ${id}`, signedInAt: NOW - hoursAgo * HOUR })
const session = (id: string, hoursAgo = 0) => ({ sub: 'sam', signedInAt: NOW / 1000 - hoursAgo * 3_600, device: id })
const ids = async (identity = session(HERE)) =>
  (await listMySessions(identity, office.deps)).map(({ id, current }) => (current ? `${id}, this one` : id))
const end = (id: string, identity = session(HERE)) => endMySession({ id }, identity, office.deps)

beforeEach(() => {
  office.accounts.sessions.set('sam', [device(OLD, 23), device(OVER, 24), device(HERE, 2), device(NEW, 1)])
  office.accounts.sessions.set('tom', [device(TOMS, 1)])
})

describe('the list of one’s own sessions', () => {
  it('has this one first, then the newest, and none that is over', async () => {
    expect(await ids()).toEqual([`${HERE}, this one`, NEW, OLD])
    expect(await listMySessions(session(HERE), office.deps)).toContainEqual({
      ...{ id: NEW, device: `name of ${NEW}`, signedInAt: NOW - HOUR, current: false },
    })
  })

  it('has none that ended with all others', async () => {
    office.clock.now = NOW - HOUR / 2
    await endSessions(undefined, 'sam', office.deps)
    office.clock.now = NOW
    office.accounts.sessions.get('sam')?.push(device(SINCE, 0.1))
    expect(await ids({ ...session(SINCE), signedInAt: NOW / 1000 - 360 })).toEqual([`${SINCE}, this one`])
  })

  it('is hidden from an ended session and from a user without a record', async () => {
    await end(NEW)
    await expect(ids(session(NEW, 1))).rejects.toMatchObject({ code: 'sign-in-again' })
    await expect(ids({ ...session(HERE), sub: 'ghost' })).rejects.toMatchObject({ code: 'user-not-found' })
  })
})

describe('the end of one session', () => {
  it('is in the record and in the pool, and of no other session', async () => {
    expect(await end(NEW)).toBe(true)
    expect(await office.record('sam')).toMatchObject({ endedDevices: { [NEW]: NOW } })
    expect(await ids()).toEqual([`${HERE}, this one`, OLD])
    expect(office.accounts.signedOut).toEqual([])
  })

  it('is nothing for a session that is another person’s or none', async () => {
    expect(await end(TOMS)).toBe(true)
    expect(await end('__proto__')).toBe(true)
    expect((await office.record('sam'))?.endedDevices).toEqual({ [TOMS]: NOW })
    expect(await office.record('tom')).not.toHaveProperty('endedDevices')
    expect(office.accounts.sessions.get('tom')).toHaveLength(1)
  })

  it('is refused to a session that was ended', async () => {
    await end(NEW)
    await expect(end(HERE, session(NEW, 1))).rejects.toMatchObject({ code: 'sign-in-again' })
    expect((await office.record('sam'))?.endedDevices).toEqual({ [NEW]: NOW })
  })

  it('resumes if the process died between the record and the pool', async () => {
    office.accounts.dies = 1
    await expect(end(NEW)).rejects.toThrow('died')
    await expect(ids(session(NEW, 1))).rejects.toMatchObject({ code: 'sign-in-again' })
    expect(await ids()).toEqual([`${HERE}, this one`, OLD])
    // The pool has not forgotten the device, so its session is shown again.
    office.clock.now += 60_000
    expect(await ids()).toEqual([`${HERE}, this one`, NEW, OLD])
    expect(await end(NEW)).toBe(true)
    expect(await ids()).toEqual([`${HERE}, this one`, OLD])
  })

  it('is one that the pool has forgotten already, whose token is still good', async () => {
    office.accounts.sessions.set('sam', [device(HERE, 2)])
    expect(await end(NEW)).toBe(true)
    await expect(ids(session(NEW, 1))).rejects.toMatchObject({ code: 'sign-in-again' })
  })

  it('is the end of all once there are fifty within fifteen minutes', async () => {
    for (let n = 100; n < 150; n += 1) await end(`us-east-1_${n}`)
    expect(office.accounts.signedOut).toEqual([])
    expect(await end(NEW)).toBe(true)
    expect(Object.keys((await office.record('sam'))?.endedDevices ?? {})).toHaveLength(50)
    expect(office.accounts.signedOut).toEqual(['sam'])
    expect(await office.record('sam')).toMatchObject({ sessionsEndedAt: NOW })
  })

  it('keeps concurrent ends, and stores them while their tokens are valid', async () => {
    await Promise.all([NEW, OLD].map((id) => end(id)))
    expect((await office.record('sam'))?.endedDevices).toEqual({ [NEW]: NOW, [OLD]: NOW })
    office.clock.now = NOW + 15 * 60_000
    await end(HERE)
    expect((await office.record('sam'))?.endedDevices).toEqual({ [HERE]: office.clock.now })
  })
})
