import { checkSearch, type QuestionSearch, SEARCH_TYPES, type SearchType } from '#domain/questions/check-search.ts'
import { paths } from '#web/app/paths.ts'
import { type ListSchema, readParams, searchAfter } from '#web/ui/list/list-params.ts'

/** Columns by which the list can be sorted. */
const SORTS = ['id', 'question', 'type', 'tags', 'areas', 'changedOn']

/**
 * URL parameters of the question list. Type '' means no search; without `sort`, the list is sorted by number. Each type
 * of search uses its own parameters.
 */
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

/** Values of the search form. */
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

/** The form values for a list's parameters. */
export const fieldsOf = ({ type, text, tag, subject, area, kind, step, state }: QuestionsParams): SearchFields => ({
  ...{ type: type === '' ? 'Default' : type, text, subject, state },
  ...{ tags: tag, areas: area, types: kind, steps: step },
})

export const NO_SEARCH = fieldsOf(readParams(questionsParams, new URLSearchParams()))

/** The search as API input. Undefined for the whole bank and for an invalid search. */
export function searchOf(params: QuestionsParams): QuestionSearch | undefined {
  const verdict = checkSearch(fieldsOf(params))
  return params.type !== '' && verdict.ok ? verdict.search : undefined
}

/** Query string for the first page of a search, or of the whole bank. */
export function urlAfter(url: URLSearchParams, search: QuestionSearch | undefined): string {
  const { tags: tag, areas: area, types: kind, steps: step, ...texts } = { ...NO_SEARCH, ...search }
  return searchAfter(questionsParams, url, { ...texts, tag, area, kind, step, type: search?.type ?? '' })
}

/** URL of a search. */
export const addressOfSearch = (search: QuestionSearch): string =>
  paths.questions + urlAfter(new URLSearchParams(), search)
