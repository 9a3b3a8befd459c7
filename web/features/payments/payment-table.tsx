import { Link } from 'react-router-dom'
import type { PaymentsQuery } from '../../../generated/operations.ts'
import { amountText } from '../../../domain/courses/price.ts'
import { paths } from '../../app/paths.ts'
import { formatDateTime } from '../../lib/format-dates.ts'
import { Table } from '../../ui/table.tsx'
import { PaymentStatus } from './payment-status.tsx'

export type PaymentRow = PaymentsQuery['payments']['items'][number]

/** Payments with date, student, course, dollar price and what became of them (spec 3.2.25). */
export function PaymentTable({ payments }: { payments: readonly PaymentRow[] }) {
  return (
    <Table
      caption="Payments, newest first"
      rows={payments}
      rowKey={({ key }) => key}
      columns={[
        { key: 'date', header: 'Date', cell: ({ date }) => formatDateTime(date) },
        {
          key: 'student',
          header: 'Student',
          cell: ({ studentId, studentName }) => <Link to={paths.studentProgress(studentId)}>{studentName}</Link>,
        },
        { key: 'course', header: 'Course', cell: ({ courseName }) => courseName },
        { key: 'price', header: 'Price', cell: ({ amount }) => amountText(amount), end: true },
        { key: 'status', header: 'Status', cell: (payment) => <PaymentStatus payment={payment} /> },
      ]}
    />
  )
}
