import { FLAWS, type FlawKind } from '#domain/item-analysis/flaws.ts'
import { paths } from '#web/app/paths.ts'
import { type ListPlace, listPlaceOf } from '#web/lib/list-address.ts'
import { sortOfText, type TableSort, textOfSort } from '#web/ui/table/table-sort.ts'

export const ENOUGH = ['enough', 'few'] as const

/** What the list of statistics shows: '' for all, no sort for by number. */
export type StatisticsPlace = ListPlace & {
  flaw: FlawKind | ''
  answers: (typeof ENOUGH)[number] | ''
  sort: TableSort | undefined
}

const SORTS = ['id', 'n', 'share', 'discrimination', 'efficiency', 'seconds', 'leftOut', 'infit', 'flaws']

/** The list that an address shows. */
export const statisticsPlaceOf = (params: URLSearchParams): StatisticsPlace => ({
  ...listPlaceOf(params),
  flaw: FLAWS.find((flaw) => flaw === params.get('flaw')) ?? '',
  answers: ENOUGH.find((answers) => answers === params.get('answers')) ?? '',
  sort: sortOfText(params.get('sort'), SORTS),
})

/** The address of a list. */
export function addressOfStatistics({ search, flaw, answers, sort, page }: StatisticsPlace): string {
  const entries = { search, flaw, answers, sort: sort ? textOfSort(sort) : '', page: page > 1 ? String(page) : '' }
  const text = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== '')).toString()
  return text === '' ? paths.statistics : `${paths.statistics}?${text}`
}

/** The same as variables of a query, without its page. */
export const variablesOf = ({ search, flaw, answers, sort }: StatisticsPlace) => ({
  search: search === '' ? null : search,
  ...(flaw !== '' && { flaw }),
  ...(answers !== '' && { enough: answers === 'enough' }),
  ...(sort && { sort }),
})
