import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { askPayment } from './ask-payment.ts'
import { aLiveCourse, anAcademy, anOnlineCourse, aUser, type TestAcademy } from './testing/an-academy.ts'
import { refusalOf, register } from './testing/register-fixture.ts'

let tables: TestTables
let academy: TestAcademy
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
afterAll(() => tables.stop())
beforeEach(async () => {
  academy = anAcademy(await tables.table())
  await academy.add(live, online, aUser())
})
afterEach(() => vi.restoreAllMocks())

const live = aLiveCourse()
const online = anOnlineCourse()

describe('a registration that is refused', () => {
  it('refuses who owns the course or a linked one already', async () => {
    const linked = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN' })
    await register(academy)
    const { table } = academy
    await anAcademy(table).add({ ...linked, type: 'Live' })
    expect(await refusalOf(register(academy, { requestId: 'request-2' }))).toMatchObject({ code: 'already-yours' })
    expect(await refusalOf(register(academy, { requestId: 'request-3', courseKey: linked.key }))).toMatchObject({
      code: 'already-yours',
    })
  })

  it.each([
    ['no-seats', { maxStudents: 0 }],
    ['course-closed', { dates: ['2026-01-31'] }],
    ['course-closed', { published: false }],
  ])('refuses with %s a Live course with %o [1.4.7]', async (code, more) => {
    await academy.add({ ...aLiveCourse({ key: 'x', name: 'RN Review Other 9:00AM', ...more }), type: 'Live' })
    expect(await refusalOf(register(academy, { courseKey: 'x' }))).toMatchObject({ code })
    expect(academy.cards.intents()).toEqual([])
  })

  it('refuses an unknown course and an account without a profile', async () => {
    expect(await refusalOf(register(academy, { courseKey: 'none' }))).toMatchObject({ code: 'course-not-found' })
    expect(await refusalOf(register(academy, {}, 'nobody'))).toMatchObject({ code: 'account-not-found' })
  })

  it('refuses malformed tokens and request ids, and writes nothing', async () => {
    const send = vi.spyOn(academy.table.client, 'send')
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (token, requestId) => {
        fc.pre(!/^(ctoken|pm)_\w+$/.test(token) || !/^[\w-]{8,100}$/.test(requestId))
        expect(await refusalOf(register(academy, { token, requestId }))).toMatchObject({
          code: expect.stringMatching(/^(payment-token|request-id)-invalid$/),
        })
      }),
      { numRuns: 300 },
    )
    expect(send).not.toHaveBeenCalled()
  })

  it("refuses to ask about another student's payment", async () => {
    const { payment } = await register(academy, { token: 'pm_challenge' })
    expect(await refusalOf(askPayment(academy, 'joe', payment.key))).toMatchObject({ code: 'payment-not-found' })
    expect(await refusalOf(askPayment(academy, 'joe', 'none'))).toMatchObject({ code: 'payment-not-found' })
  })
})
