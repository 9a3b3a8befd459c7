import { type AreaHealth, BANDS } from '#domain/exams/bank-health.ts'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'

const columns: readonly TableColumn<AreaHealth>[] = [
  { key: 'area', header: 'Area', cell: ({ name }) => name },
  { key: 'share', header: 'Share', cell: ({ share }) => `${share}%`, end: true },
  { key: 'single', header: 'Questions', cell: ({ single, needed }) => `${single} of ${needed} needed`, end: true },
  ...BANDS.map(({ name }, i) => ({
    key: name,
    header: name,
    cell: ({ bands }: AreaHealth) => bands[i] ?? 0,
    end: true,
  })),
  { key: 'judgment', header: 'Stand-alone', cell: ({ judgment }) => judgment, end: true },
  { key: 'case', header: 'Case studies', cell: (area) => area.case, end: true },
]

/** Questions of each area by kind, single ones by difficulty too. */
export function AreaTable({ areas }: { areas: readonly AreaHealth[] }) {
  return (
    <>
      <Table
        textOnly
        caption="Questions of each area, by difficulty"
        columns={columns}
        rows={areas}
        rowKey={({ name }) => name}
        compact
      />
      <p className="muted">
        Near the standard: within half a logit of it. Easier and harder: up to one and a half. Those near it decide
        most.
      </p>
    </>
  )
}
