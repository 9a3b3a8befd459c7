import { CASE_STUDY, type Question } from '../questions/question.ts'

/** The tag that marks easy questions (spec 3.9.4). */
export const EASY = 'Easy'

const MARKS = ['rn', 'pn', EASY.toLowerCase()]

/** Whether a tag says for whom or how hard a question is (RN, PN, Easy) and not what it is about. */
export const isMark = (tag: string): boolean => MARKS.includes(tag.toLowerCase())

/**
 * Questions that carry all of these tags (none: no question) and, where it says so, are easy or are not; with an area those of
 * it that carry the one tag, RN or PN. Single questions or, with `cases`, case studies.
 */
export type PoolQuery = { tags: readonly string[]; easy?: boolean; area?: string; cases?: true }

/** So many numbers of a pool, none of `without`. */
export type Wanted = { query: PoolQuery; n: number; without?: readonly number[] }

/** The question bank as a draw sees it, opened for the pools that a kind's rules name. */
export type Bank = {
  /** How many questions a pool holds. */
  count: (query: PoolQuery) => number
  /**
   * For each that is wanted `n` different numbers of its pool, every choice and every order equally likely, whatever comes out
   * for the others; fewer when the pool holds no more. Pools that are wanted together are read together.
   */
  sample: (wanted: readonly Wanted[]) => Promise<number[][]>
}

/** What a pool lacks of `wanted` questions, under the name of a tag or an area; empty: nothing. */
export function shortfallOf(count: Bank['count'], wanted: number, query: PoolQuery | undefined, pool?: string) {
  const missing = wanted - (query ? count(query) : 0)
  return missing > 0 ? [{ ...(pool === undefined ? {} : { pool }), missing }] : []
}

/** The name under which case studies fall short. */
export const CASES = 'Case studies'

/**
 * The case studies that a test lacks, of each pool at most `most`. One of two areas is counted twice: the draw finds out whether
 * there are enough then.
 */
export const caseShortfall = (
  { caseStudies = 0 }: { caseStudies?: number },
  pools: readonly PoolQuery[],
  count: Bank['count'],
  most = caseStudies,
) => {
  const missing = caseStudies - pools.reduce((sum, query) => sum + (most === 0 ? 0 : Math.min(most, count(query))), 0)
  return missing > 0 ? [{ pool: CASES, missing }] : []
}

/** Whether a question is in a pool. */
export const fits = (
  { type, tags, area }: Pick<Question, 'tags' | 'area'> & { type?: string },
  query: PoolQuery,
): boolean =>
  query.tags.length > 0 &&
  (type === CASE_STUDY) === (query.cases === true) &&
  query.tags.every((tag) => tags.includes(tag)) &&
  (query.easy === undefined || tags.includes(EASY) === query.easy) &&
  (query.area === undefined || area.includes(query.area))

/** The bank as it is, but no sample holds any of `ids`; counts stay those of the whole pools. */
export const withoutQuestions = (bank: Bank, ids: ReadonlySet<number>): Bank =>
  ids.size === 0
    ? bank
    : {
        count: bank.count,
        sample: (wanted) =>
          bank.sample(wanted.map((query) => ({ ...query, without: [...(query.without ?? []), ...ids] }))),
      }
