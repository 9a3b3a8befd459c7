import { checkSearch, type QuestionSearch, SEARCH_TYPES, type SearchType } from '#domain/questions/check-search.ts'
import { paths } from '#web/app/paths.ts'
import { type ListSchema, readParams, searchAfter } from '#web/ui/list/list-params.ts'

/** Columns by which the list can be sorted. */
const SORTS = ['id', 'question', 'type', 'tags', 'areas', 'changedOn']

/** What the list of the bank shows; type '' for all of it, no sort for by number. Each type of search uses its own part. */
export const questionsParams = (({ text, texts, oneOf, sort, page }) => ({
  type: oneOf('type', SEARCH_TYPES, ''),
  text: text('text'),
  subject: text('subject'),
  tag: texts('tag'),
  step: texts('step'),
  kind: texts('kind'),
  area: texts('area'),
  state: text('state'),
  sort: sort('sort', SORTS, undefined),
  page: page('page'),
})) satisfies ListSchema<unknown>

export type QuestionsParams = ReturnType<typeof questionsParams>

/** What the search form holds. */
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

/** The form as a list fills it in. */
export const fieldsOf = ({ type, text, tag, subject, area, kind, step, state }: QuestionsParams): SearchFields => ({
  ...{ type: type === '' ? 'Default' : type, text, subject, state },
  ...{ tags: tag, areas: area, types: kind, steps: step },
})

export const NO_SEARCH = fieldsOf(readParams(questionsParams, new URLSearchParams()))

/** The search as the server takes it; undefined for the whole bank, and for one that is refused. */
export function searchOf(params: QuestionsParams): QuestionSearch | undefined {
  const verdict = checkSearch(fieldsOf(params))
  return params.type !== '' && verdict.ok ? verdict.search : undefined
}

/** The part of the address that shows the first page of what a search finds, or of the whole bank. */
export function addressAfter(url: URLSearchParams, search: QuestionSearch | undefined): string {
  const { tags: tag, areas: area, types: kind, steps: step, ...texts } = { ...NO_SEARCH, ...search }
  return searchAfter(questionsParams, url, { ...texts, tag, area, kind, step, type: search?.type ?? '' })
}

/** The address of what a search finds. */
export const addressOfSearch = (search: QuestionSearch): string =>
  paths.questions + addressAfter(new URLSearchParams(), search)
