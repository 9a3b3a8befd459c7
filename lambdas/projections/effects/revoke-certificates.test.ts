import { expect, it } from 'vitest'
import { aCompletedCourse } from '#lambdas/certificates/testing/completed-course.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { revokeCertificates } from './revoke-certificates.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

const table = sharedTable()

async function aRefunded() {
  const course = await aCompletedCourse(table)
  const payment = { pk: 'PAYMENT#x', sk: 'META', type: 'payment' }
  const paid = { ...payment, status: 'paid', studentId: course.uid, progressKey: 'p1' }
  const refund = () =>
    revokeCertificates(aBatch(ON.certificates, aRecord(paid, { ...paid, status: 'refunded' })), course.deps)
  return { ...course, paid, refund }
}

it('a refund withdraws the certificate and its page, and neither can be issued or shared again', async () => {
  const { issue, share, certificate, files, refund } = await aRefunded()
  await issue()
  await share(true)
  expect(files.size).toBe(1)
  await refund()
  await refund()
  expect([files.size, await certificate()]).toEqual([0, null])
  expect(await codeOf(issue())).toBe('certificate-withdrawn')
  expect(await codeOf(share(true))).toBe('certificate-withdrawn')
  expect(files.size).toBe(0)
})

it('a student who shares again during the withdrawal has no public page', async () => {
  const { issue, share, files, paid, deps } = await aRefunded()
  await issue()
  await share(true)
  const remove = async (path: string) => {
    await deps.site.remove(path)
    await share(true).catch(() => undefined)
  }
  await revokeCertificates(aBatch(ON.certificates, aRecord(paid, { ...paid, status: 'refunded' })), {
    ...deps,
    site: { remove },
  })
  expect(files.size).toBe(0)
})

it('a partial refund, a dispute, and a payment without a course leave the certificate', async () => {
  const { issue, certificate, paid, deps } = await aRefunded()
  await issue()
  const { progressKey: _key, ...without } = paid
  await revokeCertificates(
    aBatch(
      ON.certificates,
      aRecord(paid, { ...paid, refundedAmount: 100 }),
      aRecord({ ...paid, status: 'refunded' }, { ...paid, status: 'refunded', lostAmount: 1 }),
      aRecord(without, { ...without, status: 'refunded' }),
    ),
    deps,
  )
  expect(await certificate()).not.toBeNull()
})
