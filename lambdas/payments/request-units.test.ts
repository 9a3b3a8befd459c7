import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sortableId } from '#lambdas/field/ids.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { refundPayment } from '#lambdas/payments/refunds/refund-payment.ts'
import { registerCourse } from './register-course.ts'
import { aLiveCourse, anAcademy, anOnlineCourse, aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { metered } from './testing/meter-fixture.ts'

const tables = testTables()

const content = Array.from({ length: 4 }, (_, n) => sortableId(NOW + n))

describe('register and pay, in request units by the dearer reading of the rules of AWS', () => {
  it.each([aLiveCourse({ key: sortableId(NOW), content }), anOnlineCourse({ key: sortableId(NOW), content })])(
    'takes at most 4 to read and 28 to write for a $type course (decision 0041)',
    async (course) => {
      const academy = anAcademy(await tables.table())
      const uid = randomUUID()
      await academy.add({ ...course, group: course.group }, aUser({ uid, email: 'a-rather-long-address@example.com' }))
      const deps = metered(academy)
      const input = { courseKey: course.key, token: 'pm_1QAbCdEfGhIjKlMnOpQrStUv', requestId: randomUUID() }
      const { payment } = await registerCourse(input, uid, deps)
      expect(payment.status).toBe('paid')
      expect(deps.units.read).toBeLessThanOrEqual(4)
      expect(deps.units.write).toBeLessThanOrEqual(28)
      expect(deps.units).toEqual(course.type === 'Live' ? { read: 3.5, write: 28 } : { read: 3.5, write: 24 })
    },
  )
})

describe('a refund by an administrator, counted likewise', () => {
  it.each([aLiveCourse({ key: sortableId(NOW), content }), anOnlineCourse({ key: sortableId(NOW), content })])(
    'takes 2.5 to read and 17 to 19 to write for a $type course',
    async (course) => {
      const academy = anAcademy(await tables.table())
      const uid = randomUUID()
      await academy.add({ ...course, group: course.group }, aUser({ uid }), aUser({ uid: 'avery', type: 'Admin' }))
      const input = { courseKey: course.key, token: 'pm_1QAbCdEfGhIjKlMnOpQrStUv', requestId: randomUUID() }
      const { payment } = await registerCourse(input, uid, academy)
      const deps = metered(academy)
      const refunded = await refundPayment({ key: payment.key, reason: 'The student is moving abroad' }, 'avery', deps)
      expect(refunded.status).toBe('refunded')
      expect(deps.units).toEqual(course.type === 'Live' ? { read: 2.5, write: 19 } : { read: 2.5, write: 17 })
    },
  )
})
