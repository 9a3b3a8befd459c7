import { useSearchParams } from 'react-router-dom'
import { COHORT_SORTS, type CohortSort } from '#domain/courses/cohorts/cohort-list.ts'
import { sortOfText, textOfSort } from '#web/ui/table/table-sort.ts'

/** What is looked at of a cohort: it is in the address, so that Back and a link lead to it again. `page` from 1 (`at`: `page` is the course's). */
export type CohortState = { search: string; isBehind: boolean; view: 'table' | 'areas'; sort: CohortSort; page: number }

const FIRST_SORT: CohortSort = { by: 'name', descending: false }

function sortOf(text: string | null): CohortSort {
  const sort = sortOfText(text, COHORT_SORTS)
  const by = COHORT_SORTS.find((name) => name === sort?.by)
  return sort && by ? { by, descending: sort.descending } : FIRST_SORT
}

/** Its part of the address; what else lies there, such as the tab, stays. */
export function useCohortAddress(): [CohortState, (change: Partial<CohortState>) => void] {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('at') ?? '1')
  const state: CohortState = {
    search: params.get('search') ?? '',
    isBehind: params.get('show') === 'behind',
    view: params.get('view') === 'areas' ? 'areas' : 'table',
    sort: sortOf(params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
  const change = (changed: Partial<CohortState>) => {
    const next = { ...state, page: 1, ...changed }
    setParams(
      (before) => {
        const put = (name: string, value: string, usual: string) => {
          if (value === usual) before.delete(name)
          else before.set(name, value)
        }
        put('search', next.search, '')
        put('show', next.isBehind ? 'behind' : '', '')
        put('view', next.view, 'table')
        put('sort', textOfSort(next.sort), textOfSort(FIRST_SORT))
        put('at', String(next.page), '1')
        return before
      },
      { replace: true },
    )
  }
  return [state, change]
}
