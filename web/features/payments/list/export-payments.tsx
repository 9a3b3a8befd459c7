import { useState } from 'react'
import { csvOfPayments } from '#domain/payments/payment-csv.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PaymentsDocument } from '#generated/admin-operations.ts'
import type { PaymentsQuery, PaymentsQueryVariables } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { type PaymentRow, paymentsText } from '#web/components/payments/payment-row.ts'
import { saveCsv } from '#web/ui/list/export-list.tsx'
import { filterVariables, isNarrowed, type PaymentsParams } from './payments-params.ts'
import { sortPayments } from './sort-payments.ts'

type ExportPaymentsProps = {
  params: PaymentsParams
  listed: readonly PaymentRow[]
  /** Token of the list's next page. Undefined at the end. */
  nextToken: string | undefined
  onClose: () => void
}

/** Number of payments so far, and the date back to which the search is complete. */
type ExportProgress = { count: number; searchedTo: number | undefined }

const progressText = ({ count, searchedTo }: ExportProgress): string =>
  `${paymentsText(count)} so far${searchedTo === undefined ? '' : `, back to ${formatDate(searchedTo)}`}`

/** Fetches the payments that follow the listed ones, page by page. Returns undefined when aborted. */
async function fetchPayments(
  { params, listed, nextToken: first }: ExportPaymentsProps,
  run: ExportRun<ExportProgress>,
) {
  const rows = [...listed]
  let nextToken = first ?? null
  while (nextToken !== null) {
    const variables: PaymentsQueryVariables = { ...filterVariables(params), nextToken }
    const { payments }: PaymentsQuery = await retryWhileOffline(() => query(PaymentsDocument, variables), run)
    if (run.signal.aborted) return undefined
    rows.push(...payments.items)
    nextToken = payments.nextToken
    run.onProgress({ count: rows.length, searchedTo: payments.searchedTo ?? undefined })
  }
  return rows
}

/** Exports the payments in view, or all matching ones, as a CSV file in the order of the list. */
export function ExportPayments(props: ExportPaymentsProps) {
  const { params, listed, nextToken, onClose } = props
  const [scope, setScope] = useState('all')
  const save = async (run: ExportRun<ExportProgress>) => {
    const collected = scope === 'listed' ? listed : await fetchPayments(props, run)
    if (collected === undefined) return undefined
    const rows = sortPayments(collected, params.sort)
    saveCsv('payments', csvOfPayments(rows))
    return paymentsText(rows.length)
  }
  const all = isNarrowed(params) ? 'Everything that is found' : 'All payments'
  return (
    <ExportDialog<ExportProgress>
      title="Export payments"
      action="Export as CSV"
      run={save}
      onClose={onClose}
      choices={(busy) =>
        nextToken === undefined ? (
          <p>{paymentsText(listed.length)}, as a file for spreadsheets.</p>
        ) : (
          <RadioGroup
            legend="Which payments"
            options={[
              { value: 'all', label: all },
              { value: 'listed', label: `What is listed (${paymentsText(listed.length)})` },
            ]}
            value={scope}
            onChange={setScope}
            disabled={busy}
          />
        )
      }
      progress={(work = { count: listed.length, searchedTo: undefined }) => (
        <Row>
          <Spinner size="small" />
          <p role="status">{progressText(work)}</p>
        </Row>
      )}
    />
  )
}
