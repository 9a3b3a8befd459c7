import { useState } from 'react'
import { csvOfPayments } from '#domain/payments/payment-csv.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PaymentsDocument } from '#generated/admin-operations.ts'
import type { PaymentsQuery, PaymentsQueryVariables } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { type PaymentRow, paymentsText } from '#web/components/payments/payment-row.ts'
import { filterVariables, type PaymentsFilter, isNarrowed } from './payments-filter.ts'
import type { TableSort } from '#web/ui/table/table-sort.ts'
import { sortPayments } from './sort-payments.ts'

type Fetching = {
  filter: PaymentsFilter
  /** The payments that are listed already, and the token after them. */
  listed: readonly PaymentRow[]
  nextToken: string
  signal: AbortSignal
  onProgress: (count: number, searchedTo: number | undefined) => void
  onWaiting: (waiting: boolean) => void
}

/** The listed payments and all that come after them, page after page; undefined when stopped. */
async function fetchPayments(fetching: Fetching): Promise<PaymentRow[] | undefined> {
  const { filter, signal, onProgress, onWaiting } = fetching
  const rows = [...fetching.listed]
  let nextToken: string | null = fetching.nextToken
  while (nextToken !== null) {
    const variables: PaymentsQueryVariables = { ...filterVariables(filter), nextToken }
    const { payments }: PaymentsQuery = await retryWhileOffline(() => query(PaymentsDocument, variables), {
      signal,
      onWaiting,
    })
    if (signal.aborted) return undefined
    rows.push(...payments.items)
    nextToken = payments.nextToken
    onProgress(rows.length, payments.searchedTo ?? undefined)
  }
  return rows
}

type ExportPaymentsProps = {
  filter: PaymentsFilter
  /** The order of the list, which the file has too. */
  sort: TableSort
  listed: readonly PaymentRow[]
  /** Token of the list's next page; undefined at its end. */
  nextToken: string | undefined
  onClose: () => void
}

/** How many payments there are already, and since when everything was looked at. */
type ExportProgress = { count: number; searchedTo: number | undefined }

const progressText = ({ count, searchedTo }: ExportProgress): string =>
  `${paymentsText(count)} so far${searchedTo === undefined ? '' : `, back to ${formatDate(searchedTo)}`}`

/** Saves the payments in view, or all that there are of them, as a CSV file. */
export function ExportPayments({ filter, sort, listed, nextToken, onClose }: ExportPaymentsProps) {
  const [scope, setScope] = useState('all')
  const collect = ({ signal, onProgress, onWaiting }: ExportRun<ExportProgress>) =>
    scope === 'listed' || nextToken === undefined
      ? listed
      : fetchPayments({
          ...{ filter, listed, nextToken, signal, onWaiting },
          onProgress: (count, searchedTo) => onProgress({ count, searchedTo }),
        })
  const save = async (run: ExportRun<ExportProgress>) => {
    const collected = await collect(run)
    if (collected === undefined) return undefined
    const rows = sortPayments(collected, sort)
    saveFile(`payments-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csvOfPayments(rows))
    return paymentsText(rows.length)
  }
  const all = isNarrowed(filter) ? 'Everything that is found' : 'All payments'
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
