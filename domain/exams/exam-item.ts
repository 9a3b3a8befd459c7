/** The exams that the academy prepares for: each has its own plan, bank, and scale. */
export const EXAM_NAMES = ['RN', 'PN'] as const

export type ExamName = (typeof EXAM_NAMES)[number]

/** Whether a tag or subject names an exam. */
export const isExamName = (text: string): text is ExamName => EXAM_NAMES.some((name) => name === text)

/**
 * `judgment`: a stand-alone item of clinical judgment (Bow-Tie, Trend); `case`: a case study, served as a set of six
 * items.
 */
export type ItemKind = 'single' | 'judgment' | 'case'

/**
 * A unit of scoring: a question, or one item of a case study. `thresholds` in logits of the exam's scale: those of the
 * partial credit model between 0 and 1 point, 1 and 2 …; a question of one point has one, its difficulty. `step`: of
 * clinical judgment, an index into CASE_STEPS.
 */
export type ItemPart = { thresholds: readonly number[]; step?: number }

/**
 * A question in an exam; `area`: an index into the plan's areas. A case study has six parts, any other question one.
 */
export type ExamItem = { id: number; area: number; kind: ItemKind; parts: readonly ItemPart[] }

/** Returns the difficulty of a part: the mean of its thresholds. */
export const difficultyOf = ({ thresholds }: ItemPart): number =>
  thresholds.reduce((sum, threshold) => sum + threshold, 0) / Math.max(1, thresholds.length)

/** Returns the difficulty of a question: the mean of its parts'. */
export function meanDifficulty({ parts }: Pick<ExamItem, 'parts'>): number {
  let sum = 0
  for (const part of parts) sum += difficultyOf(part)
  return sum / Math.max(1, parts.length)
}
