import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import { areaAdvice, type BehindReason, behindReasons, type CohortStudentFacts } from './cohort.ts'

/** A student as the cohort query returns them: `area` is a position in the list of names. */
export type CohortRow = CohortStudentFacts & {
  uid: string
  name: string
  lastName: string
  courseKey: string
  isCounted: boolean
  areas: readonly { area: number; items: number; points: number; maxPoints: number }[]
}

export type NamedArea = { name: string; items: number; points: number; max: number }

/** A student with the rules' verdict. */
export type JudgedStudent<Row extends CohortRow> = {
  student: Row
  reasons: BehindReason[]
  areas: NamedArea[]
  weak: NamedArea[]
  strong: NamedArea[]
}

/**
 * Judges every student by the rules (cohort.ts). Students without counts yet have no verdict. `now`: epoch
 * milliseconds.
 */
export const judgeStudents = <Row extends CohortRow>(
  students: readonly Row[],
  areaNames: readonly string[],
  now: number,
): JudgedStudent<Row>[] =>
  students.map((student) => {
    const areas = student.areas.map(({ area, items, points, maxPoints }) => ({
      name: areaNames[area] ?? '',
      ...{ items, points, max: maxPoints },
    }))
    return { student, reasons: student.isCounted ? behindReasons(student, now) : [], areas, ...areaAdvice(areas) }
  })

/** The list's sort orders. */
export const COHORT_SORTS = ['name', 'behind', 'done', 'lastActivity', 'average', 'tests'] as const
export type CohortSort = { by: (typeof COHORT_SORTS)[number]; descending: boolean }

const share = ({ completed, total }: CohortRow) => (total === 0 ? 0 : completed / total)

const VALUES: Record<Exclude<CohortSort['by'], 'name'>, (judged: JudgedStudent<CohortRow>) => number> = {
  behind: ({ reasons }) => reasons.length,
  done: ({ student }) => share(student),
  lastActivity: ({ student }) => student.lastActivity ?? 0,
  average: ({ student }) => student.average ?? -1,
  tests: ({ student }) => student.tests,
}

/**
 * Returns the students whose names contain every word of the search, optionally only those fallen behind, sorted; ties
 * by name.
 */
export function listStudents<Row extends CohortRow>(
  judged: readonly JudgedStudent<Row>[],
  { search, isBehind, sort }: { search: string; isBehind: boolean; sort: CohortSort },
): JudgedStudent<Row>[] {
  const words = wordsOf(search)
  const shown = judged.filter(
    ({ student, reasons }) => (!isBehind || reasons.length > 0) && containsAllWords(foldText(student.name), words),
  )
  const { by, descending } = sort
  if (by === 'name') return descending ? shown.reverse() : shown
  const value = VALUES[by]
  return shown.sort((a, b) => (descending ? value(b) - value(a) : value(a) - value(b)))
}
