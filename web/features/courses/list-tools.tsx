import { COURSE_FILTERS, COURSE_SORTS, type CourseFilter } from '#domain/courses/course-list.ts'
import { courseListWords as words } from '#domain/messages/course-list.ts'
import { ChoiceChips } from '#web/ui/form/choice-chips.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import type { ListState } from './list-state.ts'
import './course-list.css'

/** An Online course has no dates: it is never over. */
const ONLINE_FILTERS: readonly CourseFilter[] = ['all', 'archived']

type ListToolsProps = { state: ListState; onChange: (change: Partial<ListState>) => void }

/** Search, filter, order and view of the list of courses. */
export function ListTools({ state, onChange }: ListToolsProps) {
  const isLive = state.tab === 'Live'
  const filters = isLive ? COURSE_FILTERS : ONLINE_FILTERS
  return (
    <div className="course-tools">
      <SearchBox
        label={words.search}
        hint={words.searchHint}
        search={state.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className="course-tools__choices">
        <ChoiceChips
          legend={words.show}
          options={filters.map((value) => ({ value, label: words.filters[value] }))}
          value={filters.includes(state.filter) ? state.filter : 'all'}
          onChange={(filter) => onChange({ filter })}
        />
        {isLive && (
          <ChoiceChips
            legend={words.view}
            options={[
              { value: 'cards', label: words.views.cards },
              { value: 'calendar', label: words.views.calendar },
            ]}
            value={state.view}
            onChange={(view) => onChange({ view })}
          />
        )}
        {isLive && state.view === 'cards' && (
          <SelectField
            label={words.sort}
            options={COURSE_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
            value={state.sort}
            onChange={(event) => onChange({ sort: COURSE_SORTS.find((sort) => sort === event.target.value) ?? 'name' })}
          />
        )}
      </div>
    </div>
  )
}
