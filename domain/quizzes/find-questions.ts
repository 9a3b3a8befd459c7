import type { Attempt } from '../attempts/attempt.ts'
import { EASY, isMark } from '../attempts/bank.ts'
import { type DrawnQuestion, itemsOfCase } from '#domain/attempts/items-of-case.ts'
import { type Random, rankOrder } from '../attempts/sampling.ts'
import type { Subject } from '../courses/course.ts'
import { CASE_STEPS } from '../questions/case-steps.ts'
import { CASE_STUDY } from '../questions/question.ts'
import { CASE_ITEMS } from '../questions/types/record.ts'
import type { QuestionEntry } from '../search/question-entry.ts'
import type { Difficulty, QuizFilter } from './quiz-form.ts'
import { OUTCOMES } from '../study/statuses.ts'
import { type StudentStatuses, statusOf } from './student-statuses.ts'

/** The fields of a question that quizzes use: neither its text nor its key. */
export type QuizFacts = Pick<QuestionEntry, 'id' | 'type' | 'tags' | 'area'>

export const quizFacts = ({ id, type, tags, area }: QuestionEntry): QuizFacts => ({ id, type, tags, area })

/**
 * The difficulty of questions by students' answers, in logits from the mean of their exam, by number; the difficulty of
 * others comes from their tags.
 */
export type Calibrated = ReadonlyMap<number, number>

/** A question farther than this from the mean, in logits, is hard or easy (our own number; none is published). */
const BAND = 0.6

export function difficultyOf({ id, tags }: QuizFacts, calibrated: Calibrated): Difficulty {
  const logits = calibrated.get(id)
  if (logits === undefined) return tags.includes(EASY) ? 'easy' : 'medium'
  return logits < -BAND ? 'easy' : logits > BAND ? 'hard' : 'medium'
}

/**
 * Returns how many quiz questions a question of the bank counts as: a case study is served whole, with its six items.
 */
export const sizeOf = ({ type }: QuizFacts): number => (type === CASE_STUDY ? CASE_ITEMS : 1)

/** A test whose questions quizzes leave out: its tags, which a question must all have to be drawn for it. */
export type ReservedTest = { tags: readonly string[] }

const isReserved = ({ tags }: QuizFacts, reserved: readonly ReservedTest[]): boolean =>
  reserved.some((test) => test.tags.length > 0 && test.tags.every((tag) => tags.includes(tag)))

const SUBJECT_TAGS = ['RN', 'PN']

/** Whether a question is for a course of this subject: one for RN only is not for PN, and vice versa. */
const isFor = ({ tags }: QuizFacts, subject: Subject): boolean => {
  const subjects = SUBJECT_TAGS.filter((tag) => tags.includes(tag))
  return subjects.length === 0 || !SUBJECT_TAGS.includes(subject) || subjects.includes(subject)
}

const stepsOf = ({ type, tags }: QuizFacts): readonly string[] =>
  type === CASE_STUDY
    ? CASE_STEPS
    : CASE_STEPS.filter((step) => tags.some((tag) => tag.toLowerCase() === step.toLowerCase()))

/**
 * The bank as one student sees it. `hidden`: questions that running tests keep secret; for `calibrated`, see
 * `difficultyOf`.
 */
export type QuizBank = {
  facts: readonly QuizFacts[]
  calibrated: Calibrated
  reserved: readonly ReservedTest[]
  subject: Subject
  studentStatuses: StudentStatuses
  hidden: ReadonlySet<number>
}

type Offered = Pick<QuizBank, 'facts' | 'reserved' | 'subject' | 'hidden'>

/** Returns the questions that a student's quizzes may use. */
const offered = ({ facts, reserved, subject, hidden }: Offered): readonly QuizFacts[] =>
  facts.filter((question) => isFor(question, subject) && !hidden.has(question.id) && !isReserved(question, reserved))

/** The lists of a filter, in the form's order. */
export const FILTER_LISTS = ['statuses', 'areas', 'tags', 'types', 'steps', 'difficulties'] as const
export type FilterList = (typeof FILTER_LISTS)[number]

/** The names of a question in each list of a filter. A case study has every step. */
function namesOf(question: QuizFacts, { studentStatuses, calibrated }: QuizBank) {
  const { id, area, tags, type } = question
  return {
    statuses: [statusOf(studentStatuses, id), ...(studentStatuses.isFlagged(id) ? (['flagged'] as const) : [])],
    areas: area,
    tags,
    types: [type],
    steps: stepsOf(question),
    difficulties: [difficultyOf(question, calibrated)],
  } satisfies Record<FilterList, readonly string[]>
}

/** The lists of a filter that a question doesn't match: none of its names is chosen. */
function listsWithout(filter: QuizFilter, names: Record<FilterList, readonly string[]>): FilterList[] {
  return FILTER_LISTS.filter((list) => {
    const chosen: readonly string[] = filter[list]
    return chosen.length > 0 && !names[list].some((name) => chosen.includes(name))
  })
}

/** Returns the questions that match a filter: each of its lists, with any name of a list. */
export const findQuizQuestions = (filter: QuizFilter, bank: QuizBank): readonly QuizFacts[] =>
  offered(bank).filter(
    (question) =>
      (!filter.recentMisses || bank.studentStatuses.isRecentMiss(question.id)) &&
      listsWithout(filter, namesOf(question, bank)).length === 0,
  )

/** How many questions a filter would find with only this name in its list, and its other lists unchanged. */
export type OptionCount = { list: FilterList; name: string; count: number }

/** Counts each name of each list, in one pass. A name that isn't in the result finds nothing. */
export function countOptions(filter: QuizFilter, bank: QuizBank): OptionCount[] {
  const counts = new Map<string, OptionCount>()
  const isSecret = new Map<string, boolean>()
  /** Whether the count of a name leaves out what running tests keep secret, as `asksOutcomes` decides. */
  const omitsHidden = (list: FilterList, name: string) => {
    const key = list === 'statuses' ? name : ''
    const known = isSecret.get(key) ?? asksOutcomes(list === 'statuses' ? { ...filter, statuses: [name] } : filter)
    isSecret.set(key, known)
    return known
  }
  for (const question of offered({ ...bank, hidden: new Set() })) {
    if (filter.recentMisses && !bank.studentStatuses.isRecentMiss(question.id)) continue
    const names = namesOf(question, bank)
    const without = listsWithout(filter, names)
    if (without.length > 1) continue
    for (const list of without.length === 1 ? without : FILTER_LISTS) {
      for (const name of names[list]) {
        if (bank.hidden.has(question.id) && omitsHidden(list, name)) continue
        const key = `${list}/${name}`
        const counted = counts.get(key) ?? { list, name, count: 0 }
        counts.set(key, { ...counted, count: counted.count + sizeOf(question) })
      }
    }
  }
  return [...counts.values()]
}

/**
 * Returns the questions of a finished attempt that its student answered without all points, as far as quizzes may use
 * them. A case study counts if one of its items does.
 */
export function findMissedQuestions({ questions }: Pick<Attempt, 'questions'>, bank: Offered): readonly QuizFacts[] {
  const missed = new Set(questions.flatMap(({ id, answer }) => (answer?.correct === false ? [id] : [])))
  return offered(bank).filter(({ id }) => missed.has(id))
}

type StatusFilter = { statuses: readonly string[]; recentMisses: boolean }

/**
 * Whether a filter depends on the outcomes of questions. A count with such a filter excludes questions that running
 * tests keep secret; otherwise it could reveal, one question at a time, whether an earlier answer was correct. Other
 * counts include them, because counts before and after a start would reveal the tags, areas, and types of upcoming
 * questions.
 */
export const asksOutcomes = ({ statuses, recentMisses }: StatusFilter): boolean =>
  recentMisses ||
  (OUTCOMES.some((outcome) => statuses.includes(outcome)) &&
    ![...OUTCOMES, 'unused' as const].every((status) => statuses.includes(status)))

/**
 * Counts the quiz questions that a student in courses of these subjects has not answered yet (`answered`: by number),
 * which the study plan spreads over its days. Without a reset, it equals what a quiz finds for unused and omitted
 * questions.
 */
export const countUnanswered = (
  { facts, reserved }: Pick<QuizBank, 'facts' | 'reserved'>,
  subjects: readonly Subject[],
  answered: ReadonlySet<number>,
): number =>
  countQuestions(
    facts.filter(
      (question) =>
        subjects.some((subject) => isFor(question, subject)) &&
        !isReserved(question, reserved) &&
        !answered.has(question.id),
    ),
  )

/** Returns how many quiz questions these count as. */
export const countQuestions = (pool: readonly QuizFacts[]): number =>
  pool.reduce((sum, question) => sum + sizeOf(question), 0)

/**
 * Draws this many of the found questions at random, without repeats, or all if there are fewer. A case study is
 * included whole or not at all: if nothing else fits, the quiz has up to five questions fewer. Never empty if anything
 * was found: fewer than six from case studies alone is one case study.
 */
export function drawQuiz(pool: readonly QuizFacts[], questions: number, random: Random): DrawnQuestion[] {
  const next = rankOrder(pool.length, random)
  const drawn: DrawnQuestion[] = []
  let first: QuizFacts | undefined
  for (let at = 0; at < pool.length && drawn.length < questions; at += 1) {
    const question = pool[next(1)[0] ?? 0]
    if (!question) break
    first ??= question
    if (drawn.length + sizeOf(question) <= questions) drawn.push(...unitOf(question))
  }
  return drawn.length === 0 && first ? unitOf(first) : drawn
}

const unitOf = (question: QuizFacts): DrawnQuestion[] =>
  question.type === CASE_STUDY ? itemsOfCase({ id: question.id }) : [{ id: question.id }]

const isStep = (name: string) => CASE_STEPS.some((step) => step.toLowerCase() === name.toLowerCase())

/**
 * Returns the names that a form offers, each once, in alphabetical order: steps, difficulty, and subject have their own
 * filters.
 */
export function quizChoices(bank: Offered): { areas: string[]; tags: string[]; types: string[] } {
  const questions = offered(bank)
  const namesOf = (of: (question: QuizFacts) => readonly string[]) =>
    [...new Set(questions.flatMap(of))].sort((a, b) => a.localeCompare(b, 'en'))
  return {
    areas: namesOf(({ area }) => area),
    tags: namesOf(({ tags }) => tags).filter((tag) => !isMark(tag) && !isStep(tag)),
    types: namesOf(({ type }) => [type]),
  }
}
