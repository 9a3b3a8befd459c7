import { BlankText } from '#web/features/questions/form/content/blank-text.tsx'
import { holdsBlank, withoutBlank } from '#web/features/questions/form/content/blanks.ts'
import { nextBlank } from '#web/features/questions/form/content/cloze.tsx'
import { contentForm } from '#web/features/questions/form/content/content-form.tsx'
import { ContentPart } from '#web/features/questions/form/content/content-part.tsx'
import {
  blankDropDown,
  type DropDownDraft,
  DropDowns,
  readDropDown,
} from '#web/features/questions/form/content/drop-downs.tsx'
import { HeadersList } from '#web/features/questions/form/content/headers-list.tsx'
import { ItemList } from '#web/features/questions/form/content/item-list.tsx'
import { fieldsOf, listOf, listOfLeast, textOf } from '#web/features/questions/form/content/lenient.ts'
import { withItem, without } from '#web/features/questions/form/content/lists.ts'

type DropDownTableDraft = { headers: string[]; rows: string[][]; blanks: DropDownDraft[] }

export const DropDownTableForm = contentForm<DropDownTableDraft>(
  (content) => {
    const fields = fieldsOf(content)
    const headers = listOfLeast(fields.headers, textOf, 2)
    const readRow = (row: unknown) => listOfLeast(row, textOf, headers.length)
    return { headers, rows: listOfLeast(fields.rows, readRow, 1), blanks: listOf(fields.blanks, readDropDown) }
  },
  function DropDownTableEditor({ value, onChange }) {
    const { headers, rows, blanks } = value
    const texts = rows.flat()
    const next = nextBlank(texts, blanks.length, 10)
    const nameOf = (column: number) => (headers[column]?.trim() ? headers[column] : `column ${column + 1}`)
    return (
      <>
        <HeadersList
          headers={headers}
          onChange={(changed) => onChange({ ...value, headers: changed })}
          onColumns={(changed, cells) =>
            onChange({ ...value, headers: changed, rows: rows.map((row) => cells(row, '')) })
          }
        />
        <ContentPart legend="Rows" hint="One to eight." codes={['rows-few', 'matrix-rows-many', 'cells-uneven']}>
          <ItemList
            name="Row"
            items={rows}
            range={[1, 8]}
            movable
            framed
            blank={() => headers.map(() => '')}
            onChange={(changed) => onChange({ ...value, rows: changed })}
          >
            {(row, index, change) => (
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3 w-full">
                {row.map((cell, column) => (
                  <BlankText
                    key={column}
                    small
                    label={`Row ${index + 1}, ${nameOf(column)}`}
                    text={cell}
                    next={next}
                    onChange={(text) => change(withItem(row, column, text))}
                    onInsert={(text) =>
                      onChange({
                        ...value,
                        rows: withItem(rows, index, withItem(row, column, text)),
                        blanks: next === blanks.length ? [...blanks, blankDropDown()] : blanks,
                      })
                    }
                  />
                ))}
              </div>
            )}
          </ItemList>
        </ContentPart>
        <DropDowns
          blanks={blanks}
          isNamed={(index) => texts.some((text) => holdsBlank(text, index))}
          onChange={(changed) => onChange({ ...value, blanks: changed })}
          onRemove={(index) =>
            onChange({
              headers,
              rows: rows.map((row) => row.map((cell) => withoutBlank(cell, index))),
              blanks: without(blanks, index),
            })
          }
        />
      </>
    )
  },
)
