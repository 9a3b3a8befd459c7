import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { columnWords } from '#domain/messages/imports.ts'
import { CSV_COLUMNS } from '#domain/questions/csv.ts'
import { readingProblem } from '#domain/questions/files/chosen-content.ts'
import {
  firstValues,
  guessColumns,
  hasStandardColumns,
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
/** Maximum number of remembered kinds of files; the most recent ones are kept. */
const MAX_STORED = 20

/** Identifies files with the same columns, in any order. A file of rejected rows counts as the kind it came from. */
const headKey = (head: readonly string[]) =>
  JSON.stringify(head.filter((name) => name !== '' && name.toLowerCase() !== REASON_COLUMN).toSorted())

/** The column mapping last used in this browser for files with this header. */
function storedReading(head: readonly string[]): TableReading | undefined {
  const kind = stored.read()?.find((candidate) => candidate.head === headKey(head))
  if (!kind) return undefined
  const fieldOf = (name: string) => CSV_COLUMNS.find((column) => column === kind.fields[name])
  return { map: head.map(fieldOf), ...(kind.type !== undefined && { type: kind.type }) }
}

/** Stores the column mapping of a file. */
function storeReading(head: readonly string[], { map, type }: TableReading): void {
  const fields = Object.fromEntries(head.flatMap((name, at) => (map[at] === undefined ? [] : [[name, map[at]]])))
  const others = (stored.read() ?? []).filter((kind) => kind.head !== headKey(head))
  stored.write([{ head: headKey(head), fields, ...(type !== undefined && { type }) }, ...others].slice(0, MAX_STORED))
}

type ColumnsStepProps = {
  tables: readonly FileTable[]
  onRead: (table: FileTable, reading: TableReading) => void
  onStartOver: () => void
}

/** Maximum characters shown of a first value. */
const VALUE = 60

const FIELDS = CSV_COLUMNS.map((column) => ({ value: column, label: columnWords.field(column) }))
const TYPES = QUESTION_TYPES.filter((type) => !isContentType(type)).map((type) => ({ value: type, label: type }))

const firstReading = (table: FileTable | undefined): TableReading =>
  table ? (storedReading(table.head) ?? { map: guessColumns(table.head) }) : { map: [] }

/**
 * Lets the user select the sheet to import and map its columns. Starts with the mapping last used, or guesses it from
 * the column names.
 */
export function ColumnsStep({ tables, onRead, onStartOver }: ColumnsStepProps) {
  const [selected, setSelected] = useState(0)
  const table = tables[selected]
  const [reading, setReading] = useState(() => firstReading(table))
  const [problem, setProblem] = useState<string>()
  const alert = useRef<HTMLDivElement>(null)
  const columns = (table?.head ?? []).map((name, at) => ({ name, at }))
  // When the names match the template, only the sheet needs to be selected.
  const isSheetAlone = tables.length > 1 && table !== undefined && hasStandardColumns(table.head)
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
          value={String(selected)}
          options={tables.map(({ name, lines }, at) => ({
            value: String(at),
            label: columnWords.sheetOf(name, lines.length),
          }))}
          onChange={({ target }) => {
            setSelected(Number(target.value))
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
                  // Two values may be equal.
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
