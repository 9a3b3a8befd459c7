import { ADMIN } from '#tests/client/people/people.ts'
import { PaymentsDocument, StudentListDocument } from '#generated/operations.ts'
import { signIn } from '#tools/api/sign-in.ts'
import type { MeterStep } from './meter.ts'
import { atMost, type Row } from './row.ts'

/** An administrator's lists: what a page of each reads. */
export async function measureAdministration(url: string, meter: MeterStep): Promise<Row[]> {
  const admin = await signIn(url, ADMIN.email, ADMIN.password)
  const payments = await meter(() => admin(PaymentsDocument, {}))
  const students = await meter(() => admin(StudentListDocument, { page: 1 }))
  const [paid, people] = [payments.result.payments.items.length, students.result.users.items.length]
  return [
    atMost(`administrator: page of payments (${paid} rows)`, 2, payments.reads, 'read'),
    atMost(`administrator: page of students (${people} rows)`, 0.5, students.reads, 'read'),
  ]
}
