import { SelectField } from '#web/ui/form/select-field.tsx'
import { sortOfText, type TableSort, textOfSort } from './table-sort.ts'

type SortMenuProps = {
  columns: readonly { key: string; header: string }[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** The sorts of a table as a menu, for phones, where its head is out of view. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const options = columns.flatMap(({ key, header }) => [
    { value: textOfSort({ by: key, descending: false }), label: `${header}, ascending` },
    { value: textOfSort({ by: key, descending: true }), label: `${header}, descending` },
  ])
  const keys = columns.map(({ key }) => key)
  return (
    <div className="data-table__menu">
      <SelectField
        label="Sort by"
        value={sort === undefined ? '' : textOfSort(sort)}
        options={options}
        {...(sort === undefined ? { placeholder: 'As they come' } : {})}
        onChange={({ target }) => {
          const chosen = sortOfText(target.value, keys)
          if (chosen !== undefined) onSort(chosen)
        }}
      />
    </div>
  )
}
