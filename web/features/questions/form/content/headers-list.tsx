import { TextField } from '#web/ui/form/text-field.tsx'
import { useTextError } from './content-form.tsx'
import { ContentPart } from './content-part.tsx'
import { ItemList } from './item-list.tsx'
import { moved, without } from './lists.ts'

type HeadersListProps = {
  headers: readonly string[]
  onChange: (headers: string[]) => void
  /** Called when columns are moved, added, or removed. The second argument applies the same change to a row's cells. */
  onColumns: (headers: string[], cells: <Cell>(row: readonly Cell[], blank: Cell) => Cell[]) => void
}

/** The column headers of a table of texts: two to four. */
export function HeadersList({ headers, onChange, onColumns }: HeadersListProps) {
  const errorOf = useTextError()
  return (
    <ContentPart legend="Columns" hint="Two to four." codes={['columns-few', 'columns-many']}>
      <ItemList
        name="Column"
        items={headers}
        range={[2, 4]}
        movable
        blank={() => ''}
        onChange={(changed) => {
          if (changed.length > headers.length) onColumns(changed, (row, blank) => [...row, blank])
          else onChange(changed)
        }}
        onRemove={(index) => onColumns(without(headers, index), (row) => without(row, index))}
        onMove={(from, to) => onColumns(moved(headers, from, to), (row) => moved(row, from, to))}
      >
        {(header, index, change) => (
          <TextField
            label={`Column ${index + 1}`}
            value={header}
            error={errorOf(header)}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </ItemList>
    </ContentPart>
  )
}
