import { CASE_STEPS } from '../questions/case-steps.ts'
import type { QuestionSearch } from '../questions/check-search.ts'
import { CASE_STUDY, type Question } from '../questions/question.ts'
import { caseItems } from '../questions/types/case-study/rules.ts'
import { contentTexts } from '../questions/content-texts.ts'
import { excerpt } from '../text/excerpt.ts'
import { foldText, holdsWords, wordsOf } from '../text/holds-words.ts'

/** Characters of a body that a list shows (spec 2.9.9). */
const PREVIEW = 70

/** An item of a case study in a list. */
export type CaseItemEntry = { type: string; preview: string }

/** What lists and searches know of a question; `text` is folded (spec 1.3.8: data). */
export type QuestionEntry = {
  id: number
  type: string
  /** With '…' where it was cut, if `cut` is there; without it the entry is of an older version, which cut at 70 and did not say so. */
  preview: string
  cut?: boolean
  tags: string[]
  area: string[]
  text: string
  /** Of a case study: its items in the order of the steps; absent in entries of older versions. */
  items?: CaseItemEntry[]
}

/**
 * A question's entry. A search by words looks through body, answers, matches, contents and rationale; number, tags and areas have
 * searches of their own.
 */
export const questionEntry = ({
  id,
  type,
  body,
  answers,
  content,
  rationale,
  tags,
  area,
}: Question): QuestionEntry => ({
  id,
  type,
  preview: excerpt(body, PREVIEW),
  cut: excerpt(body, PREVIEW) !== body,
  tags,
  area,
  text: foldText(
    [
      body,
      ...answers.flatMap(({ text, match }) => [text, match ?? '']),
      ...contentTexts(content === undefined ? { type } : { type, content }),
      rationale,
    ].join(' '),
  ),
  ...(type === CASE_STUDY
    ? { items: caseItems(content).map((item) => ({ type: item.type, preview: excerpt(item.body, PREVIEW) })) }
    : {}),
})

export const byNumber = (a: QuestionEntry, b: QuestionEntry): number => a.id - b.id

/** What a list shows of a body, of entries of older versions too. */
export const previewOf = ({ preview, cut }: QuestionEntry): string =>
  cut === undefined && preview.length >= PREVIEW ? `${preview}…` : preview

/** An item that a search in cases finds, by its number from 1. */
export type FoundItem = CaseItemEntry & { number: number; step: string }

/**
 * The items of a case study for which a search finds it: those of any of the steps that are of any of the types; none where it asks
 * for neither.
 */
export function foundItems({ items = [] }: QuestionEntry, search: QuestionSearch | undefined): FoundItem[] {
  if (search?.type !== 'Case' || (search.steps.length === 0 && search.types.length === 0)) return []
  return items
    .map((item, i) => ({ ...item, number: i + 1, step: CASE_STEPS[i] ?? '' }))
    .filter(({ step }) => search.steps.length === 0 || search.steps.some((name) => name === step))
    .filter(({ type }) => search.types.length === 0 || search.types.some((name) => name === type))
}

/** Every case study has every step; the types of its items are not known of an entry of an older version. */
const fitsCase = (entry: QuestionEntry, search: QuestionSearch & { type: 'Case' }): boolean =>
  entry.type === CASE_STUDY &&
  holdsWords(entry.text, wordsOf(search.text)) &&
  (search.types.length === 0 || foundItems(entry, search).length > 0)

const fits = (search: QuestionSearch): ((question: QuestionEntry) => boolean) => {
  if (search.type === 'Number') return ({ id }) => id === Number(search.text)
  if (search.type === 'Tag') return ({ tags }) => search.tags.every((tag) => tags.includes(tag))
  if (search.type === 'Areas')
    return ({ tags, area }) => tags.includes(search.subject) && search.areas.some((name) => area.includes(name))
  if (search.type === 'Type') return ({ type }) => search.types.some((name) => name === type)
  if (search.type === 'Case') return (entry) => fitsCase(entry, search)
  const words = wordsOf(search.text)
  return ({ text }) => holdsWords(text, words)
}

/**
 * The questions that a search finds (spec 2.2.7, 2.5.33 to 2.5.36), in the order given: Default by words, Number by the whole
 * number, Tag by all of the tags, Areas by RN or PN together with any of the areas, Type by any of the types,
 * Case in case studies by words and by steps and types of their items. Without a search, all of them.
 */
export const findQuestions = (
  questions: readonly QuestionEntry[],
  search: QuestionSearch | undefined,
): readonly QuestionEntry[] => (search ? questions.filter(fits(search)) : questions)
