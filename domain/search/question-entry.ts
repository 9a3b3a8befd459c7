import { CASE_STEPS } from '../questions/case-steps.ts'
import type { CombinedSearch, QuestionSearch } from '../questions/check-search.ts'
import { CASE_STUDY, type Question } from '../questions/question.ts'
import { isInState } from '../questions/question-state.ts'
import { caseItems } from '#domain/questions/types/case-study.ts'
import type { SortKeys } from './list-sort.ts'
import { contentTexts } from '../questions/content-texts.ts'
import { excerpt } from '../text/excerpt.ts'
import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'

/** The maximum characters of a body shown in a list (spec 2.9.9). */
const PREVIEW = 70

/** An item of a case study in a list. */
export type CaseItemEntry = { type: string; preview: string }

/** A question's fields for lists and searches; `text` is folded (spec 1.3.8: data). */
export type QuestionEntry = {
  id: number
  type: string
  /**
   * Ends with '…' where it was cut, if `cut` is present; otherwise the entry is of an older version, which cut at 70
   * without a mark.
   */
  preview: string
  cut?: boolean
  tags: string[]
  area: string[]
  text: string
  /** A case study's items in the order of the steps; absent in entries of older versions. */
  items?: CaseItemEntry[]
  /** When it was last changed, epoch milliseconds; absent in entries of older versions. */
  time?: number
  /** When its first version began if its number was reused; absent in entries of older versions. */
  since?: number
  /** Whether it is a public sample. */
  sample?: true
  noRationale?: true
}

/** Facts about a question in an entry, besides its content. */
export type QuestionFacts = {
  time?: number | undefined
  since?: number | undefined
  sample?: boolean | undefined
}

/**
 * Returns a question's entry. A text search covers body, answers, matches, contents, and rationale; number, tags, and
 * areas have their own searches.
 */
export function questionEntry(question: Question, { time, since, sample }: QuestionFacts = {}): QuestionEntry {
  const { id, type, body, answers, content, rationale, tags, area } = question
  const preview = excerpt(body, PREVIEW)
  const texts = [
    body,
    ...answers.flatMap(({ text, match }) => [text, match ?? '']),
    ...contentTexts(content === undefined ? { type } : { type, content }),
    rationale,
  ]
  const items = type === CASE_STUDY ? caseItems(content) : undefined
  return {
    id,
    type,
    preview,
    cut: preview !== body,
    tags,
    area,
    text: foldText(texts.join(' ')),
    ...(items && { items: items.map((item) => ({ type: item.type, preview: excerpt(item.body, PREVIEW) })) }),
    ...(time === undefined ? {} : { time }),
    ...(since === undefined ? {} : { since }),
    ...(sample === true ? { sample } : {}),
    ...(rationale === '' ? { noRationale: true } : {}),
  }
}

export const byNumber = (a: QuestionEntry, b: QuestionEntry): number => a.id - b.id

/** The sort keys of the list's columns; a question without a known change counts as changed first. */
export const QUESTION_SORTS: SortKeys<QuestionEntry> = {
  id: ({ id }) => id,
  question: ({ preview }) => preview,
  type: ({ type }) => type,
  tags: ({ tags }) => tags.join(', '),
  areas: ({ area }) => area.join(', '),
  changedOn: ({ time = 0 }) => time,
}

/** The preview of a body in a list, also for entries of older versions. */
export const previewOf = ({ preview, cut }: QuestionEntry): string =>
  cut === undefined && preview.length >= PREVIEW ? `${preview}…` : preview

/** An item found by a search in cases, by its number from 1. */
export type FoundItem = CaseItemEntry & { number: number; step: string }

/**
 * Returns the items of a case study that match a search: those of any requested step and any requested type; none if it
 * requests neither.
 */
export function foundItems({ items = [] }: QuestionEntry, search: QuestionSearch | undefined): FoundItem[] {
  if (search?.type !== 'Case' || (search.steps.length === 0 && search.types.length === 0)) return []
  return items
    .map((item, i) => ({ ...item, number: i + 1, step: CASE_STEPS[i] ?? '' }))
    .filter(({ step }) => search.steps.length === 0 || search.steps.some((name) => name === step))
    .filter(({ type }) => search.types.length === 0 || search.types.some((name) => name === type))
}

/** Every case study has every step; entries of older versions lack the types of their items. */
const fitsCase = (entry: QuestionEntry, search: QuestionSearch & { type: 'Case' }): boolean =>
  entry.type === CASE_STUDY &&
  containsAllWords(entry.text, wordsOf(search.text)) &&
  (search.types.length === 0 || foundItems(entry, search).length > 0)

const fitsCombined = (search: CombinedSearch, now: number) => {
  const words = wordsOf(search.text)
  const hasAny = (names: readonly string[], has: readonly string[]) =>
    names.length === 0 || names.some((name) => has.includes(name))
  return ({ type, tags, area, text, time = 0, sample, noRationale }: QuestionEntry): boolean =>
    search.tags.every((tag) => tags.includes(tag)) &&
    (search.subject === '' || tags.includes(search.subject)) &&
    hasAny(search.areas, area) &&
    hasAny(search.types, [type]) &&
    (search.state === '' ||
      isInState(
        search.state,
        { sample: sample === true, hasRationale: noRationale !== true, tags, area, time },
        now,
      )) &&
    containsAllWords(text, words)
}

const fits = (search: QuestionSearch, now: number): ((question: QuestionEntry) => boolean) => {
  if (search.type === 'Combined') return fitsCombined(search, now)
  if (search.type === 'Number') return ({ id }) => id === Number(search.text)
  if (search.type === 'Tag') return ({ tags }) => search.tags.every((tag) => tags.includes(tag))
  if (search.type === 'Areas')
    return ({ tags, area }) => tags.includes(search.subject) && search.areas.some((name) => area.includes(name))
  if (search.type === 'Type') return ({ type }) => search.types.some((name) => name === type)
  if (search.type === 'Case') return (entry) => fitsCase(entry, search)
  const words = wordsOf(search.text)
  return ({ text }) => containsAllWords(text, words)
}

/**
 * Returns the questions that match a search (spec 2.2.7, 2.5.33 to 2.5.36), in the given order: Default by words,
 * Number by the whole number, Tag by all tags, Areas by RN or PN with any area, Type by any type, Case in case studies,
 * Combined by everything it contains. `now`: epoch milliseconds.
 */
export const findQuestions = (
  questions: readonly QuestionEntry[],
  search: QuestionSearch | undefined,
  now: number,
): readonly QuestionEntry[] => (search ? questions.filter(fits(search, now)) : questions)
