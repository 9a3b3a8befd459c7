import { CASE_STUDY, type Question } from '#domain/questions/question.ts'
import { EASY, type PoolQuery } from '#domain/attempts/bank.ts'
import { POOL_OF_ALL, poolOfNclex, poolOfTag } from './bank-keys.ts'

/** A part of a pool. The parts of a tag's pool have no question in common. */
export type PoolPlace = { pool: string; part: string }

/** Tags that nearly every test asks for beside another one: the pool of any tag is kept apart by which of them a question carries. */
const SUBJECTS: readonly string[] = ['RN', 'PN']
/** Of questions that are of no subject: no test draws them by area, but they carry their areas. */
const NO_SUBJECT = 'NONE'
const MARKS: readonly string[] = [...SUBJECTS, EASY]
/** The part of questions that carry no mark, and the one part of the pool of all questions. */
export const UNMARKED = '-'

const marksOf = (tags: readonly string[]) => MARKS.filter((mark) => tags.includes(mark))
const partOf = (marks: readonly string[]) => (marks.length === 0 ? UNMARKED : marks.join('+'))
const marksIn = (part: string) => (part === UNMARKED ? [] : part.split('+'))

/** The pools whose parts are areas: together they hold every question that carries one. */
export const AREA_POOLS: readonly string[] = [...SUBJECTS, NO_SUBJECT].map(poolOfNclex)

/** The mark of case studies in the parts of tags' pools: they are drawn apart from single questions. */
const CASE = 'Case'

/** Case studies of an area are a part beside its single questions: a blank before the name, with which no area begins. */
export const partsOfArea = (area: string): { singles: string; cases: string } => ({ singles: area, cases: ` ${area}` })

/** What pools are made of: a question, or its item in the table. */
export type Labelled = Pick<Question, 'tags' | 'area'> & { type?: string; questionType?: string }

/** Where a question belongs: all questions, each of its tags and, of RN, of PN or of neither, each of its areas. */
export function placesOf({ tags, area, type, questionType }: Labelled): PoolPlace[] {
  const isCase = type === CASE_STUDY || questionType === CASE_STUDY
  const part = partOf([...marksOf(tags), ...(isCase ? [CASE] : [])])
  const subjects = SUBJECTS.filter((subject) => tags.includes(subject))
  return [
    { pool: POOL_OF_ALL, part: UNMARKED },
    ...tags.map((tag) => ({ pool: poolOfTag(tag), part })),
    ...(subjects.length > 0 ? subjects : [NO_SUBJECT]).flatMap((subject) =>
      area.map((name) => ({
        pool: poolOfNclex(subject),
        part: isCase ? partsOfArea(name).cases : partsOfArea(name).singles,
      })),
    ),
  ]
}

/** Where a query finds its questions: those that are in every one of the pools, in parts that it accepts. */
export type PoolLookup = { pools: string[]; accepts: (part: string) => boolean }

/** The fewest pools that answer a query: one for RN or PN with one more tag and easy or not, and one for an NCLEX. */
export function lookupOf({ tags, easy, area, cases }: PoolQuery): PoolLookup {
  if (area !== undefined) {
    const { singles, cases: ofCases } = partsOfArea(area)
    const wanted = cases === true ? ofCases : singles
    return { pools: tags.slice(0, 1).map(poolOfNclex), accepts: (part) => part === wanted }
  }
  const marks = marksOf(tags)
  const own = tags.filter((tag) => !MARKS.includes(tag))
  return {
    pools: (own.length > 0 ? [...new Set(own)] : marks.slice(0, 1)).map(poolOfTag),
    accepts: (part) => {
      const carried = marksIn(part)
      return (
        marks.every((mark) => carried.includes(mark)) &&
        carried.includes(CASE) === (cases === true) &&
        (easy === undefined || carried.includes(EASY) === easy)
      )
    },
  }
}
