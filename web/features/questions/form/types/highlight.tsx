import { contentForm, useTextError } from '#web/features/questions/form/content/content-form.tsx'
import { ContentPart } from '#web/features/questions/form/content/content-part.tsx'
import { HeadersList } from '#web/features/questions/form/content/headers-list.tsx'
import { ItemList } from '#web/features/questions/form/content/item-list.tsx'
import { fieldsOf, listOfLeast, textOf } from '#web/features/questions/form/content/lenient.ts'
import { withItem } from '#web/features/questions/form/content/lists.ts'
import { type MarkedDraft, MarkedText, readMarked } from '#web/features/questions/form/content/marked-text.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type TableRow = { label: string; cells: MarkedDraft[] }
type HighlightTableDraft = { headers: string[]; rows: TableRow[] }

const blankCell = (): MarkedDraft => ({ text: '', spans: [] })

export const HighlightTableForm = contentForm<HighlightTableDraft>(
  (content) => {
    const fields = fieldsOf(content)
    const headers = listOfLeast(fields.headers, textOf, 2)
    const readRow = (row: unknown): TableRow => {
      const { label, cells } = fieldsOf(row)
      return { label: textOf(label), cells: listOfLeast(cells, readMarked, headers.length - 1) }
    }
    return { headers, rows: listOfLeast(fields.rows, readRow, 1) }
  },
  function HighlightTableEditor({ value, onChange }) {
    const errorOf = useTextError()
    const { headers, rows } = value
    const spans = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.spans))
    const nameOf = (column: number) => (headers[column]?.trim() ? headers[column] : `column ${column + 1}`)
    return (
      <>
        <HeadersList
          headers={headers}
          onChange={(changed) => onChange({ ...value, headers: changed })}
          onColumns={(changed, follow) => {
            // The first column holds the row labels.
            const cellsOf = ({ label, cells }: TableRow) => follow([{ text: label, spans: [] }, ...cells], blankCell())
            const moved = rows.map((row) => {
              const [first = blankCell(), ...cells] = cellsOf(row)
              return { label: first.text, cells }
            })
            onChange({ headers: changed, rows: moved })
          }}
        />
        <ContentPart
          legend="Rows"
          hint={
            spans.length === 0
              ? 'Select words of a cell and press “Mark as choice”: two or more in all, some of them right.'
              : `${spans.filter(({ correct }) => correct).length} of ${spans.length} choices right`
          }
          codes={[
            ...(['rows-few', 'matrix-rows-many', 'cells-uneven'] as const),
            ...(['spans-few', 'spans-many', 'spans-all-right', 'correct-missing'] as const),
          ]}
        >
          <ItemList
            name="Row"
            items={rows}
            range={[1, 10]}
            movable
            framed
            blank={() => ({ label: '', cells: headers.slice(1).map(blankCell) })}
            onChange={(changed) => onChange({ ...value, rows: changed })}
          >
            {(row, index, change) => (
              <>
                <TextField
                  label={`Row ${index + 1}, ${nameOf(0)}`}
                  value={row.label}
                  error={errorOf(row.label)}
                  onChange={(event) => change({ ...row, label: event.target.value })}
                />
                {row.cells.map((cell, column) => (
                  <MarkedText
                    key={column}
                    label={`Row ${index + 1}, ${nameOf(column + 1)}`}
                    rows={2}
                    value={cell}
                    onChange={(changed) => change({ ...row, cells: withItem(row.cells, column, changed) })}
                  />
                ))}
              </>
            )}
          </ItemList>
        </ContentPart>
      </>
    )
  },
)

export const HighlightTextForm = contentForm<MarkedDraft>(
  readMarked,
  function HighlightTextEditor({ value, onChange }) {
    const errorOf = useTextError()
    const right = value.spans.filter(({ correct }) => correct).length
    return (
      <ContentPart
        legend="Text to highlight in"
        hint={
          value.spans.length === 0
            ? 'Select words and press “Mark as choice”: two or more, some of them right.'
            : `${right} of ${value.spans.length} choices right`
        }
        codes={['spans-few', 'spans-many', 'spans-all-right', 'correct-missing']}
      >
        <MarkedText label="Text" value={value} error={errorOf(value.text)} onChange={onChange} />
      </ContentPart>
    )
  },
)
