import { checkSearch, type QuestionSearch, SEARCH_TYPES, type SearchType } from '#domain/questions/check-search.ts'
import { paths } from '#web/app/paths.ts'
import { sortOfText, type TableSort, textOfSort } from '#web/ui/table/table-sort.ts'

/** Columns by which the list can be sorted. */
const SORTS = ['id', 'question', 'type', 'tags', 'areas', 'changedOn']

/** What the search form holds; each type of search uses its own part. */
export type SearchFields = {
  type: SearchType
  text: string
  tags: string[]
  subject: string
  areas: string[]
  types: string[]
  steps: string[]
  state: string
}

const isSearchType = (text: string | null): text is SearchType => SEARCH_TYPES.some((type) => type === text)

/** The form as an address fills it in. */
export function fieldsOfAddress(params: URLSearchParams): SearchFields {
  const type = params.get('type')
  return {
    type: isSearchType(type) ? type : 'Default',
    text: params.get('text') ?? '',
    tags: params.getAll('tag'),
    subject: params.get('subject') ?? '',
    areas: params.getAll('area'),
    types: params.getAll('kind'),
    steps: params.getAll('step'),
    state: params.get('state') ?? '',
  }
}

/** How the list of an address is sorted; absent: by number. */
export const sortOfAddress = (params: URLSearchParams): TableSort | undefined => sortOfText(params.get('sort'), SORTS)

/** Whether an address holds a search, or shows the whole bank. */
export const asksSearch = (params: URLSearchParams): boolean => params.has('type')

/** The page in an address, from 1. */
export function pageOfAddress(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1')
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The search of an address as the server takes it: undefined for the whole bank, and for one that is refused. */
export function searchOfAddress(params: URLSearchParams): QuestionSearch | undefined {
  if (!asksSearch(params)) return undefined
  const verdict = checkSearch(fieldsOfAddress(params))
  return verdict.ok ? verdict.search : undefined
}

function entriesOf(search: QuestionSearch | undefined): [string, string][] {
  if (search === undefined) return []
  switch (search.type) {
    case 'Default':
    case 'Number':
      return [
        ['type', search.type],
        ['text', search.text],
      ]
    case 'Tag':
      return [['type', 'Tag'], ...search.tags.map((tag): [string, string] => ['tag', tag])]
    case 'Areas':
      return [
        ['type', 'Areas'],
        ['subject', search.subject],
        ...search.areas.map((area): [string, string] => ['area', area]),
      ]
    case 'Case':
      return [
        ['type', 'Case'],
        ...(search.text === '' ? [] : [['text', search.text] satisfies [string, string]]),
        ...search.steps.map((step): [string, string] => ['step', step]),
        ...search.types.map((type): [string, string] => ['kind', type]),
      ]
    case 'Type':
      return [['type', 'Type'], ...search.types.map((type): [string, string] => ['kind', type])]
    case 'Combined':
      return [
        ['type', 'Combined'],
        ...search.tags.map((tag): [string, string] => ['tag', tag]),
        ...search.types.map((type): [string, string] => ['kind', type]),
        ...search.areas.map((area): [string, string] => ['area', area]),
        ...(['text', 'subject', 'state'] as const)
          .map((name): [string, string] => [name, search[name]])
          .filter(([, value]) => value !== ''),
      ]
  }
}

/** The address of a page of the bank or of what a search finds. */
export function addressOfSearch(search: QuestionSearch | undefined, page = 1, sort?: TableSort): string {
  const params = new URLSearchParams(entriesOf(search))
  if (sort !== undefined) params.set('sort', textOfSort(sort))
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? paths.questions : `${paths.questions}?${text}`
}
