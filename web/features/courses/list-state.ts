import { COURSE_FILTERS, COURSE_SORTS, type CourseFilter, type CourseSort } from '#domain/courses/course-list.ts'
import { isMonth } from '#domain/courses/class-month.ts'
import type { CourseType } from '#domain/courses/course.ts'
import { useAddressSearch } from '#web/lib/use-address-search.ts'

/** What an administrator looks at in the list: all of it is in the address, so that Back and a link lead to it again. */
export type ListState = {
  tab: CourseType
  search: string
  filter: CourseFilter
  sort: CourseSort
  view: 'cards' | 'calendar'
  /** Of the calendar, 'YYYY-MM'; '' for the one of today. */
  month: string
  /** Pages of cards that are shown. */
  pages: number
}

const FIRST: ListState = { tab: 'Live', search: '', filter: 'all', sort: 'name', view: 'cards', month: '', pages: 1 }

export function stateOf(params: URLSearchParams): ListState {
  const text = (name: string) => params.get(name) ?? ''
  const month = text('month')
  const pages = Number(params.get('pages') ?? '1')
  const tab: CourseType = text('tab') === 'Online' ? 'Online' : 'Live'
  return {
    tab,
    search: text('search').trim(),
    filter: COURSE_FILTERS.find((filter) => filter === text('show')) ?? 'all',
    sort: COURSE_SORTS.find((sort) => sort === text('sort')) ?? 'name',
    view: tab === 'Live' && text('view') === 'calendar' ? 'calendar' : 'cards',
    month: isMonth(month) ? month : '',
    pages: Number.isInteger(pages) && pages > 0 && pages < 100 ? pages : 1,
  }
}

const NAMES: readonly (readonly [field: keyof ListState, name: string])[] = [
  ['tab', 'tab'],
  ['search', 'search'],
  ['filter', 'show'],
  ['sort', 'sort'],
  ['view', 'view'],
  ['month', 'month'],
  ['pages', 'pages'],
]

export function paramsOf(state: ListState): URLSearchParams {
  const params = new URLSearchParams()
  for (const [field, name] of NAMES) if (state[field] !== FIRST[field]) params.set(name, String(state[field]))
  return params
}

/** The list's place in the address, and how to change it; another choice begins at its first page. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const { chosen, go } = useAddressSearch()
  const state = stateOf(chosen)
  return [state, (change) => go(`?${paramsOf({ ...state, pages: 1, ...change }).toString()}`, { replace: true })]
}
