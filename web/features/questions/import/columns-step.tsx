import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { columnWords } from '#domain/messages/imports.ts'
import { CSV_COLUMNS } from '#domain/questions/csv.ts'
import { readingProblem } from '#domain/questions/files/chosen-content.ts'
import {
  firstValues,
  guessColumns,
  isOwnHead,
  type TableReading,
  REASON_COLUMN,
} from '#domain/questions/files/columns.ts'
import type { FileTable } from '#domain/questions/files/file-table.ts'
import { QUESTION_TYPES } from '#domain/questions/question.ts'
import { isContentType } from '../form/question-types.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { excerpt } from '#domain/text/excerpt.ts'
import { isObject } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

type Stored = { head: string; fields: Record<string, string>; type?: string }

const isStored = (value: unknown): value is Stored =>
  isObject(value) && 'head' in value && typeof value.head === 'string' && 'fields' in value && isObject(value.fields)
const isList = (value: unknown): value is Stored[] => Array.isArray(value) && value.every(isStored)

const stored = storedValue(() => window.localStorage, 'academy.import-columns', isList)
/** So many kinds of files are remembered, the last ones. */
const MOST = 20

/** Files with the same columns, in any order; a file of refused rows is of the kind of its own. */
const headKey = (head: readonly string[]) =>
  JSON.stringify(head.filter((name) => name !== '' && name.toLowerCase() !== REASON_COLUMN).toSorted())

/** How columns of files with this head were read the last time in this browser. */
function storedReading(head: readonly string[]): TableReading | undefined {
  const kind = stored.read()?.find((candidate) => candidate.head === headKey(head))
  if (!kind) return undefined
  const fieldOf = (name: string) => CSV_COLUMNS.find((column) => column === kind.fields[name])
  return { map: head.map(fieldOf), ...(kind.type !== undefined && { type: kind.type }) }
}

/** Keeps how the columns of a file were read. */
function storeReading(head: readonly string[], { map, type }: TableReading): void {
  const fields = Object.fromEntries(head.flatMap((name, at) => (map[at] === undefined ? [] : [[name, map[at]]])))
  const others = (stored.read() ?? []).filter((kind) => kind.head !== headKey(head))
  stored.write([{ head: headKey(head), fields, ...(type !== undefined && { type }) }, ...others].slice(0, MOST))
}

type ColumnsStepProps = {
  tables: readonly FileTable[]
  onRead: (table: FileTable, reading: TableReading) => void
  onStartOver: () => void
}

/** Characters of a first value that are shown. */
const VALUE = 60

const FIELDS = CSV_COLUMNS.map((column) => ({ value: column, label: columnWords.field(column) }))
const TYPES = QUESTION_TYPES.filter((type) => !isContentType(type)).map((type) => ({ value: type, label: type }))

const firstReading = (table: FileTable | undefined): TableReading =>
  table ? (storedReading(table.head) ?? { map: guessColumns(table.head) }) : { map: [] }

/** Which sheet of a file is imported, and what each of its columns is: guessed by the names, or as it was chosen the last time. */
export function ColumnsStep({ tables, onRead, onStartOver }: ColumnsStepProps) {
  const [chosen, setChosen] = useState(0)
  const table = tables[chosen]
  const [reading, setReading] = useState(() => firstReading(table))
  const [problem, setProblem] = useState<string>()
  const alert = useRef<HTMLDivElement>(null)
  const columns = (table?.head ?? []).map((name, at) => ({ name, at }))
  // Where the names are those of the template, only the sheet is open.
  const isSheetAlone = tables.length > 1 && table !== undefined && isOwnHead(table.head)
  const setField = (at: number, field: string) => {
    const map = columns.map((column) => (column.at === at ? field || undefined : reading.map[column.at]))
    setReading({ ...reading, map })
    setProblem(undefined)
  }
  const read = () => {
    const { type, ...rest } = reading
    const used = reading.map.includes('type') ? rest : { ...rest, type }
    const why = readingProblem(used)
    if (why === undefined && table) {
      storeReading(table.head, used)
      onRead(table, used)
      return
    }
    flushSync(() => setProblem(why))
    alert.current?.focus()
  }
  return (
    <Stack>
      <h2>{isSheetAlone ? columnWords.sheetTitle : columnWords.title}</h2>
      <p>{isSheetAlone ? columnWords.sheetLead : columnWords.lead}</p>
      {problem !== undefined && (
        <div ref={alert} tabIndex={-1}>
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      {tables.length > 1 && (
        <SelectField
          label={columnWords.sheet}
          value={String(chosen)}
          options={tables.map(({ name, lines }, at) => ({
            value: String(at),
            label: columnWords.sheetOf(name, lines.length),
          }))}
          onChange={({ target }) => {
            setChosen(Number(target.value))
            setReading(firstReading(tables[Number(target.value)]))
            setProblem(undefined)
          }}
        />
      )}
      {!reading.map.includes('type') && (
        <SelectField
          label={columnWords.typeOfAll}
          placeholder={columnWords.choose}
          value={reading.type ?? ''}
          options={TYPES}
          onChange={({ target }) => {
            setReading({ ...reading, type: target.value || undefined })
            setProblem(undefined)
          }}
        />
      )}
      <Table
        caption={columnWords.table}
        rows={columns}
        rowKey={({ at }) => String(at)}
        columns={[
          { key: 'name', header: 'Column', cell: ({ name, at }) => name || columnWords.unnamed(at + 1) },
          {
            key: 'values',
            header: 'First values',
            cell: ({ at }) => (
              <div>
                {(table ? firstValues(table, at) : []).map((value, index) => (
                  // Two values may be the same.
                  <p key={`${String(index)} ${value}`}>{excerpt(value, VALUE)}</p>
                ))}
              </div>
            ),
          },
          {
            key: 'field',
            header: 'Read as',
            cell: ({ name, at }) => (
              <SelectField
                label={columnWords.fieldOf(name || columnWords.unnamed(at + 1))}
                shownLabel={<VisuallyHidden>{columnWords.fieldOf(name || columnWords.unnamed(at + 1))}</VisuallyHidden>}
                placeholder={columnWords.leftOut}
                value={reading.map[at] ?? ''}
                options={FIELDS}
                onChange={({ target }) => setField(at, target.value)}
              />
            ),
          },
        ]}
      />
      <FormActions>
        <Button onClick={read}>{columnWords.check}</Button>
        <Button variant="secondary" onClick={onStartOver}>
          Choose another file
        </Button>
      </FormActions>
    </Stack>
  )
}
