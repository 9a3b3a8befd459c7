import type { QuestionMessage } from '#domain/messages/questions.ts'
import { type CaseStep, isCaseStep } from './case-steps.ts'
import { isQuestionState, type QuestionState } from './question-state.ts'
import { CASE_STUDY, isQuestionType, QUESTION_TYPES, type QuestionType } from './question.ts'

/** The kinds of search in the bank (spec 2.2.7); by type, in cases, and combined are the academy's own additions. */
export const SEARCH_TYPES = ['Default', 'Number', 'Tag', 'Areas', 'Type', 'Case', 'Combined'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

/** A search of the bank; each type has its own fields. */
export type QuestionSearch =
  | { type: 'Default'; text: string }
  | { type: 'Number'; text: string }
  | { type: 'Tag'; tags: string[] }
  | { type: 'Areas'; subject: 'RN' | 'PN'; areas: string[] }
  | { type: 'Type'; types: QuestionType[] }
  /**
   * Case studies that contain the words and, if steps or types are set, an item with any of these steps and any of
   * these types.
   */
  | { type: 'Case'; text: string; steps: CaseStep[]; types: QuestionType[] }
  | CombinedSearch

/**
 * All filters are combined with AND; empty filters are ignored. A question must have all of the tags, any of the types,
 * and any of the areas.
 */
export type CombinedSearch = {
  type: 'Combined'
  text: string
  tags: string[]
  subject: 'RN' | 'PN' | ''
  areas: string[]
  types: QuestionType[]
  state: QuestionState | ''
}

/** The possible types of a case study's items. */
export const CASE_ITEM_TYPES: readonly QuestionType[] = QUESTION_TYPES.filter(
  (type) => type !== CASE_STUDY && type !== 'Trend',
)

/** A search as submitted by a form, a URL, or a call. */
export type SearchDraft = {
  type: string
  text?: string | null | undefined
  tags?: readonly string[] | null | undefined
  subject?: string | null | undefined
  areas?: readonly string[] | null | undefined
  types?: readonly string[] | null | undefined
  steps?: readonly string[] | null | undefined
  state?: string | null | undefined
}

export type SearchVerdict = { ok: true; search: QuestionSearch } | { ok: false; code: QuestionMessage }

const refuse = (code: QuestionMessage): SearchVerdict => ({ ok: false, code })
const chosen = (values: readonly string[] | null | undefined) => [
  ...new Set((values ?? []).map((value) => value.trim()).filter((value) => value !== '')),
]
const onlyDigits = (text: string) => Array.from(text).every((letter) => letter >= '0' && letter <= '9')

function checkCombined(draft: SearchDraft): SearchVerdict {
  const [text, state, types] = [(draft.text ?? '').trim(), draft.state ?? '', chosen(draft.types)]
  const [tags, areas, subject] = [chosen(draft.tags), chosen(draft.areas), draft.subject ?? '']
  const known = types.filter(isQuestionType)
  if (known.length < types.length) return refuse('type-unknown')
  if (subject !== 'RN' && subject !== 'PN' && subject !== '') return refuse('search-areas')
  if (state !== '' && !isQuestionState(state)) return refuse('state-unknown')
  if (text === '' && state === '' && subject === '' && tags.length + areas.length + types.length === 0)
    return refuse('search-combined')
  return { ok: true, search: { type: 'Combined', text, tags, subject, areas, types: known, state } }
}

/** Checks whether a search of the bank is valid (spec 2.5.33 to 2.5.36). */
export function checkSearch(draft: SearchDraft): SearchVerdict {
  const text = (draft.text ?? '').trim()
  switch (draft.type) {
    case 'Default':
      return text === '' ? refuse('search-empty') : { ok: true, search: { type: 'Default', text } }
    case 'Number':
      if (text === '') return refuse('search-empty')
      return onlyDigits(text) ? { ok: true, search: { type: 'Number', text } } : refuse('search-digits')
    case 'Tag': {
      const tags = chosen(draft.tags)
      return tags.length === 0 ? refuse('search-tags') : { ok: true, search: { type: 'Tag', tags } }
    }
    case 'Areas': {
      const areas = chosen(draft.areas)
      const { subject } = draft
      if ((subject !== 'RN' && subject !== 'PN') || areas.length === 0) return refuse('search-areas')
      return { ok: true, search: { type: 'Areas', subject, areas } }
    }
    case 'Type': {
      const types = chosen(draft.types)
      const known = types.filter(isQuestionType)
      if (known.length === 0) return refuse('search-types')
      return known.length === types.length
        ? { ok: true, search: { type: 'Type', types: known } }
        : refuse('type-unknown')
    }
    case 'Case': {
      const types = chosen(draft.types)
      const steps = chosen(draft.steps)
      if (text === '' && types.length === 0 && steps.length === 0) return refuse('search-case')
      const search = { text, steps: steps.filter(isCaseStep), types: types.filter(isQuestionType) }
      if (search.types.length < types.length) return refuse('type-unknown')
      return search.steps.length < steps.length
        ? refuse('step-unknown')
        : { ok: true, search: { type: 'Case', ...search } }
    }
    case 'Combined':
      return checkCombined(draft)
    default:
      return refuse('search-empty')
  }
}
