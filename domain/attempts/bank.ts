import { CASE_STUDY, type Question } from '../questions/question.ts'

/** The tag that marks easy questions (spec 3.9.4). */
export const EASY = 'Easy'

const MARKS = ['rn', 'pn', EASY.toLowerCase()]

/** Whether a tag describes a question's audience or difficulty (RN, PN, Easy), not its subject. */
export const isMark = (tag: string): boolean => MARKS.includes(tag.toLowerCase())

/** Tags that describe a question's format. */
const FORMATS = ['next generation', 'next generation nclex', 'ngn', 'case study', 'bow-tie']

/** Whether a tag names what a question is about, so that a result can list it as a subject. */
export const isSubject = (tag: string): boolean => !isMark(tag) && !FORMATS.includes(tag.toLowerCase())

/**
 * Questions that have all of these tags (no tags: no questions) and match `easy` if it is set; with an area, those in
 * it with the one tag, RN or PN. Single questions or, with `cases`, case studies.
 */
export type PoolQuery = { tags: readonly string[]; easy?: boolean; area?: string; cases?: true }

/** How many numbers to draw from a pool, excluding `without`. */
export type SampleQuery = { query: PoolQuery; n: number; without?: readonly number[] }

/** The question bank as a draw sees it, opened for the pools named by a kind's rules. */
export type Bank = {
  /** Returns the number of questions in a pool. */
  count: (query: PoolQuery) => number
  /**
   * Draws `n` different numbers of each requested pool, every choice and order equally likely and independent of the
   * other draws; fewer if the pool is too small. Pools requested together are read together.
   */
  sample: (queries: readonly SampleQuery[]) => Promise<number[][]>
}

/** How far a pool falls short of `needed` questions, under the name of a tag or an area; empty if it doesn't. */
export function shortfallOf(count: Bank['count'], needed: number, query: PoolQuery | undefined, pool?: string) {
  const missing = needed - (query ? count(query) : 0)
  return missing > 0 ? [{ ...(pool === undefined ? {} : { pool }), missing }] : []
}

/** The name that shortfalls of case studies use. */
export const CASES = 'Case studies'

/**
 * Returns the case studies that a test lacks, at most `max` from each pool. Counts a case of two areas twice: the draw
 * then detects a shortfall.
 */
export const caseShortfall = (
  { caseStudies = 0 }: { caseStudies?: number },
  pools: readonly PoolQuery[],
  count: Bank['count'],
  max = caseStudies,
) => {
  const missing = caseStudies - pools.reduce((sum, query) => sum + (max === 0 ? 0 : Math.min(max, count(query))), 0)
  return missing > 0 ? [{ pool: CASES, missing }] : []
}

/** Whether a pool includes a question. */
export const fits = (
  { type, tags, area }: Pick<Question, 'tags' | 'area'> & { type?: string },
  query: PoolQuery,
): boolean =>
  query.tags.length > 0 &&
  (type === CASE_STUDY) === (query.cases === true) &&
  query.tags.every((tag) => tags.includes(tag)) &&
  (query.easy === undefined || tags.includes(EASY) === query.easy) &&
  (query.area === undefined || area.includes(query.area))

/** Returns the bank with `ids` excluded from every sample; counts stay those of the whole pools. */
export const withoutQuestions = (bank: Bank, ids: ReadonlySet<number>): Bank =>
  ids.size === 0
    ? bank
    : {
        count: bank.count,
        sample: (queries) =>
          bank.sample(queries.map((query) => ({ ...query, without: [...(query.without ?? []), ...ids] }))),
      }
