import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { BankItem } from '#domain/exams/bank-item.ts'
import { meanDifficulty, type ExamName } from '#domain/exams/exam-item.ts'
import type { PlanArea } from '#domain/exams/exam-settings.ts'
import { percentText } from '#domain/exams/logits-text.ts'
import { logits } from '#domain/messages/exam-report.ts'
import { csvOfParameters, KIND_NAMES } from '#domain/exams/parameters-csv.ts'
import { paths } from '#web/app/paths.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { Table, type TableColumn } from '#web/ui/table/table.tsx'

type Order = { label: string; compare: (a: BankItem, b: BankItem) => number }

const by =
  (valueOf: (item: BankItem) => number, direction = 1) =>
  (a: BankItem, b: BankItem) =>
    direction * (valueOf(a) - valueOf(b))

/** The sort orders of the parameter list, by their URL value. */
const ORDERS = {
  number: { label: 'Question number', compare: by(({ id }) => id) },
  easiest: { label: 'Easiest first', compare: by(meanDifficulty) },
  hardest: { label: 'Hardest first', compare: by(meanDifficulty, -1) },
  fewest: { label: 'Fewest responses first', compare: by(({ n }) => n) },
  most: { label: 'Most responses first', compare: by(({ n }) => n, -1) },
  error: { label: 'Least certain first', compare: by(({ error }) => error ?? Infinity, -1) },
  exposure: { label: 'Most asked first', compare: by(({ exposure }) => exposure, -1) },
} as const satisfies Record<string, Order>

type OrderName = keyof typeof ORDERS

const isOrderName = (text: string): text is OrderName => Object.hasOwn(ORDERS, text)

/** Sorts the items, and equal ones by number. */
const sortItems = (items: readonly BankItem[], order: OrderName): BankItem[] => {
  const { compare } = ORDERS[order]
  return items.toSorted((a, b) => compare(a, b) || a.id - b.id)
}

type ParametersProps = { items: readonly BankItem[]; plan: readonly PlanArea[]; exam: ExamName }

const PAGE = 25

const columnsOf = (plan: readonly PlanArea[]): readonly TableColumn<BankItem>[] => [
  { key: 'id', header: 'Question', cell: ({ id }) => <Link to={paths.question(id)}>{`Question ${id}`}</Link> },
  { key: 'area', header: 'Area', cell: ({ area }) => plan[area]?.names[0] ?? 'None' },
  { key: 'kind', header: 'Type', cell: ({ kind }) => KIND_NAMES[kind], whole: true },
  { key: 'difficulty', header: 'Difficulty', cell: (item) => logits(meanDifficulty(item)), end: true },
  { key: 'n', header: 'Responses', cell: ({ n }) => n.toLocaleString('en-US'), end: true },
  {
    key: 'error',
    header: 'Standard error',
    cell: ({ error }) => (error === undefined ? 'Unknown' : logits(error)),
    end: true,
  },
  {
    key: 'source',
    header: 'Known by',
    cell: ({ source, anchor }) => (
      <Row>
        {source === 'label' ? 'Label' : 'Responses'}
        {anchor && <Badge>Anchor</Badge>}
      </Row>
    ),
  },
  { key: 'exposure', header: 'Exposure', cell: ({ exposure }) => percentText(exposure), end: true },
]

const OPTIONS = Object.entries(ORDERS).map(([value, { label }]) => ({ value, label }))

/** The parameters of each question: one page at a time, in the selected order, or all as a file. */
export function Parameters({ items, plan, exam }: ParametersProps) {
  const [order, setOrder] = useState<OrderName>('number')
  const [page, setPage] = useState(1)
  const sorted = useMemo(() => sortItems(items, order), [items, order])
  const columns = useMemo(() => columnsOf(plan), [plan])
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE))
  const shown = Math.min(page, pages)
  return (
    <section aria-labelledby="parameters-heading">
      <Stack>
        <h2 id="parameters-heading">Parameters of the questions</h2>
        <Row between>
          <SelectField
            label="Order"
            value={order}
            options={OPTIONS}
            onChange={({ target }) => {
              if (isOrderName(target.value)) setOrder(target.value)
              setPage(1)
            }}
          />
          <Button
            variant="secondary"
            onClick={() => {
              const day = new Date().toISOString().slice(0, 10)
              saveFile(`${exam}-parameters-${day}.csv`, 'text/csv;charset=utf-8', csvOfParameters(items, plan))
            }}
          >
            <Download size={18} aria-hidden="true" /> Export as CSV
          </Button>
        </Row>
        <PagedList
          label="Questions"
          count={`${items.length.toLocaleString('en-US')} ${items.length === 1 ? 'question' : 'questions'}`}
          page={shown}
          pages={pages}
          busy={false}
          onPage={setPage}
        >
          <Table
            caption="Parameters of the questions"
            columns={columns}
            rows={sorted.slice((shown - 1) * PAGE, shown * PAGE)}
            rowKey={({ id }) => String(id)}
            compact
          />
        </PagedList>
      </Stack>
    </section>
  )
}
