import { expect, it, vi } from 'vitest'
import { seatsItem } from '#table/course.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { aLiveCourse, anAcademy, aUser, type TestAcademy } from '#lambdas/testing/an-academy.ts'
import { reconcilePayments } from '#lambdas/payments/reconcile/reconcile-payments.ts'
import {
  atEveryRequest,
  exposed,
  randomFaults,
  REVEALING,
  underFaults,
  type FaultPlan,
} from '#lambdas/testing/faults.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { createProgress } from './create-progress.ts'
import { withoutLoggedErrors } from '#lambdas/testing/silence-errors.ts'

vi.setConfig({ testTimeout: 300_000 })

const MINUTE = 60_000
const SEATS = 2
const admin = { sub: 'boss', groups: ['Admin'] }
const rn = aLiveCourse({ maxStudents: SEATS })
const pn = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN', maxStudents: SEATS })
const people = ['ann', 'ben', 'cyd', 'dan']

const tables = testTables()
withoutLoggedErrors()

/** Two linked Live courses that share their seats, and people who want them. */
async function aCampus(): Promise<TestAcademy> {
  const academy = anAcademy(await tables.table())
  // The record of the administrator who ends a course is read, too.
  const boss = aUser({ uid: admin.sub, type: 'Admin' })
  await academy.add(rn, pn, boss, ...people.map((uid) => aUser({ uid, firstName: uid })))
  await batchPut(academy.table, [seatsItem(rn.group, { max: SEATS, students: {}, holds: {} }, 1, [rn.key, pn.key])])
  return academy
}

const add = (academy: TestAcademy, studentId: string, course = rn) =>
  createProgress({ courseKey: course.key, studentId }, exposed(academy, 'publish'))
const remove = (academy: TestAcademy, studentId: string, key: string) =>
  updateProgress({ key, action: 'end', studentId }, admin, exposed(academy, 'publish'))
const start = (academy: TestAcademy, uid: string, key: string) =>
  updateProgress({ key, action: 'start' }, { sub: uid, groups: ['Student'] }, exposed(academy, 'publish'))

/** Expects that everyone's progress, lock, place, and seat agree. Returns the active students. */
async function expectAgreement(academy: TestAcademy): Promise<string[]> {
  const seats = await academy.seats(rn.group)
  const places = (await Promise.all([rn, pn].map(({ key }) => academy.courseStudents(key)))).flat()
  const isOn = (endTime: number) => endTime === 0 || endTime > academy.clock.now
  const active: string[] = []
  for (const uid of people) {
    const [mine, ...others] = (await academy.progress(uid)).filter(({ endTime }) => isOn(endTime))
    expect(others).toEqual([])
    const ownership = await academy.ownership(uid, rn.group)
    const places1 = places.filter((place) => place.uid === uid && isOn(place.endTime))
    expect(places1.map(({ progressKey, endTime }) => [progressKey, endTime])).toEqual(
      mine ? [[mine.key, mine.endTime]] : [],
    )
    expect(seats?.students[uid]).toBe(mine?.endTime)
    if (mine) {
      expect(ownership).toMatchObject({ progressKey: mine.key, endTime: mine.endTime })
      active.push(uid)
    } else expect(ownership === undefined || !isOn(ownership.endTime ?? 0)).toBe(true)
  }
  expect(Object.keys(seats?.students ?? {}).sort()).toEqual(active)
  expect(active.length).toBeLessThanOrEqual(SEATS)
  expect(seats?.holds).toEqual({})
  return active
}

it.each(REVEALING)(
  'an enrollment, a start, and a removal apply once or not at all if a request is %s',
  async (fault) => {
    const MOVES: [(academy: TestAcademy, key: string) => Promise<unknown>, boolean][] = [
      [(academy) => add(academy, 'ann', pn), true],
      [(academy, key) => start(academy, 'ann', key), true],
      [(academy, key) => remove(academy, 'ann', key), false],
    ]
    for (const [n, [make, isEnrolled]] of MOVES.entries())
      await atEveryRequest(fault, async (plan) => {
        const academy = await aCampus()
        const key = n === 0 ? '' : (await add(academy, 'ann', pn)).key
        academy.clock.now += 1
        const ended = await underFaults(academy.table, plan, () => make(academy, key))
        expect(ended.kind).not.toBe('refused')
        const active = await expectAgreement(academy)
        if (ended.kind === 'done') expect(active).toEqual(isEnrolled ? ['ann'] : [])
        // Somebody clicks again, and sees at the latest now that it is done.
        await make(academy, key).catch((error: unknown) => expect(String(error)).toContain('owned'))
        expect(await expectAgreement(academy)).toEqual(isEnrolled ? ['ann'] : [])
      })
  },
)

it.each(seeds({ quick: 2, nightly: 16, mutation: 8 }))(
  'never oversells seats that administrators, buyers and removals take turns at, under faults (seed %i)',
  async (seed) => {
    const academy = await aCampus()
    const random = seededRandom(seed)
    const plan: FaultPlan = randomFaults(random, 15)
    const within = (act: () => Promise<unknown>) => underFaults(academy.table, plan, act)
    const faulty = { ...academy, cards: exposed(academy.gateway, 'order', 'find', 'search', 'cancel') }
    const turn = async (uid: string) => {
      for (let n = 0; n < 3; n += 1) {
        const dice = random(3)
        const [mine] = (await academy.progress(uid)).filter(({ endTime }) => endTime === 0)
        if (mine) await within(() => remove(academy, uid, mine.key))
        else if (dice === 0) await within(() => add(academy, uid, random(2) ? rn : pn))
        else
          await within(() =>
            registerCourse(
              {
                ...{ courseKey: rn.key, token: dice === 1 ? 'pm_ok' : 'pm_declined' },
                requestId: `request-${uid}-${n}`,
              },
              uid,
              faulty,
            ),
          )
        academy.clock.now += 1
      }
    }
    await Promise.all(people.map(turn))
    for (const pause of [2 * MINUTE, 40 * MINUTE]) {
      academy.clock.now += pause
      expect((await reconcilePayments(academy)).failed).toBe(0)
    }
    await expectAgreement(academy)
  },
)
