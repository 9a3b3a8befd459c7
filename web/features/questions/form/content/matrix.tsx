import { useId } from 'react'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { contentForm, type EditorProps, useTextError } from './content-form.tsx'
import { ContentPart } from './content-part.tsx'
import { ItemList } from './item-list.tsx'
import { fieldsOf, indexOf, listOf, listOfLeast, maybeText, textOf } from './lenient.ts'
import { indexAfterMove, indexAfterRemoval, moved, without } from './lists.ts'
import { WhyField } from './why-field.tsx'

/** Draft of a row. `right` contains the indexes of its correct columns. */
type RowDraft = { text: string; right: number[]; why?: string }
type MatrixDraft = { columns: string[]; rows: RowDraft[] }

/** Creates the form for both kinds of matrix. `mark` sets whether a row has one correct column or any number. */
export function matrixForm(mark: 'radio' | 'checkbox') {
  const readRow = (value: unknown): RowDraft => {
    const { text, column, columns, why } = fieldsOf(value)
    const right = mark === 'radio' ? [indexOf(column)] : listOf(columns, indexOf)
    return { text: textOf(text), right: right.filter((index) => index >= 0), ...maybeText('why', why) }
  }
  const written = ({ text, right, why }: RowDraft) => ({
    text,
    ...(mark === 'radio' ? { column: right[0] ?? -1 } : { columns: right }),
    ...(why === undefined ? {} : { why }),
  })
  const Form = contentForm<object>(
    (content) => fieldsOf(content),
    function MatrixContent({ value, onChange }) {
      const { columns, rows } = fieldsOf(value)
      const draft: MatrixDraft = { columns: listOfLeast(columns, textOf, 2), rows: listOfLeast(rows, readRow, 2) }
      return (
        <MatrixEditor
          mark={mark}
          value={draft}
          onChange={(changed) => onChange({ columns: changed.columns, rows: changed.rows.map(written) })}
        />
      )
    },
  )
  return Form
}

type MatrixEditorProps = EditorProps<MatrixDraft> & { mark: 'radio' | 'checkbox' }

function MatrixEditor({ mark, value, onChange }: MatrixEditorProps) {
  const errorOf = useTextError()
  const { columns, rows } = value
  const nameOf = (column: number) => (columns[column]?.trim() ? columns[column] : `(column ${column + 1})`)
  const follow = (changed: string[], index: (old: number) => number) => {
    const right = (row: RowDraft) =>
      row.right
        .map(index)
        .filter((i) => i >= 0)
        .sort((a, b) => a - b)
    onChange({ columns: changed, rows: rows.map((row) => ({ ...row, right: right(row) })) })
  }
  const isUnkeyed = columns.some((_, column) => !rows.some(({ right }) => right.includes(column)))
  return (
    <>
      <ContentPart
        legend="Columns"
        hint="Two to six."
        codes={['columns-few', 'columns-many', 'column-without-key']}
        concerns={mark === 'radio' || isUnkeyed}
      >
        <ItemList
          name="Column"
          items={columns}
          range={[2, 6]}
          movable
          blank={() => ''}
          onChange={(changed) => onChange({ ...value, columns: changed })}
          onRemove={(index) => follow(without(columns, index), (old) => indexAfterRemoval(old, index))}
          onMove={(from, to) => follow(moved(columns, from, to), (old) => indexAfterMove(old, from, to))}
        >
          {(column, index, change) => (
            <TextField
              label={`Column ${index + 1}`}
              value={column}
              error={errorOf(column, columns)}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </ItemList>
      </ContentPart>
      <ContentPart
        legend="Rows"
        hint={
          mark === 'radio'
            ? 'Two to twelve; mark the right column of each.'
            : 'Two to twelve; mark every right column of each. Every column needs at least one right row.'
        }
        codes={['rows-few', 'matrix-rows-many', 'cells-many']}
      >
        <ItemList
          name="Row"
          items={rows}
          range={[2, 12]}
          movable
          framed
          blank={() => ({ text: '', right: [] })}
          onChange={(changed) => onChange({ ...value, rows: changed })}
        >
          {(row, index, change) => (
            <>
              <TextAreaField
                label={`Row ${index + 1}`}
                rows={1}
                value={row.text}
                error={errorOf(
                  row.text,
                  rows.map(({ text }) => text),
                )}
                onChange={(event) => change({ ...row, text: event.target.value })}
              />
              <RowKey
                mark={mark}
                legend={mark === 'radio' ? `Right column of row ${index + 1}` : `Right columns of row ${index + 1}`}
                columns={columns.map((_, column) => nameOf(column))}
                right={row.right}
                onChange={(right) => change({ ...row, right })}
              />
              <WhyField of={`row ${index + 1}`} why={row.why} onChange={(why) => change({ ...row, why })} />
            </>
          )}
        </ItemList>
      </ContentPart>
    </>
  )
}

type RowKeyProps = {
  mark: 'radio' | 'checkbox'
  legend: string
  columns: readonly string[]
  right: readonly number[]
  onChange: (right: number[]) => void
}

/** The correct columns of a row. */
function RowKey({ mark, legend, columns, right, onChange }: RowKeyProps) {
  const group = useId()
  return (
    <ContentPart legend={legend} codes={['row-without-key']} concerns={right.length === 0} plain>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-y-1 gap-x-3 w-full">
        {columns.map((column, index) => (
          <label key={index} className="flex items-center gap-2 min-h-target min-w-0 cursor-pointer">
            <input
              className="flex-none m-0 cursor-[inherit] size-[1.35rem]"
              type={mark}
              name={group}
              checked={right.includes(index)}
              onChange={(event) => {
                if (mark === 'radio') onChange([index])
                else if (event.target.checked) onChange([...right, index].sort((a, b) => a - b))
                else onChange(right.filter((other) => other !== index))
              }}
            />
            <span className="min-w-0 wrap-anywhere">{column}</span>
          </label>
        ))}
      </div>
    </ContentPart>
  )
}
