import { CASE_STEPS } from './case-steps.ts'
import { EASY } from '../attempts/bank.ts'
import { EXAM_NAMES } from '../exams/exam-item.ts'
import { defaultSettings, planAreaOf } from '../exams/exam-settings.ts'
import type { LabelMessage } from '../messages/labels.ts'
import type { QuestionMessage } from '../messages/questions.ts'
import { type LabelJob, type LabelList, namesIn } from './label-list.ts'
import { isSameName, MAX_LABEL_LENGTH } from './labels.ts'

/** Tags or NCLEX areas. */
export type LabelKind = 'tags' | 'areas'

/**
 * Tags that classify questions rather than describe their subject: audience, difficulty, kind, and step of clinical
 * judgment.
 */
const FIXED_TAGS: readonly string[] = [...EXAM_NAMES, EASY, 'Next Generation', 'Case', ...CASE_STEPS]

/** Whether a name has a special meaning: it is never renamed, merged, or removed. */
export const isFixed = (kind: LabelKind, name: string): boolean =>
  kind === 'tags' && FIXED_TAGS.some((fixed) => isSameName(fixed, name))

/** Returns the exams whose plan includes an area with this name. */
export const examsOfArea = (name: string) =>
  EXAM_NAMES.filter((exam) => planAreaOf(defaultSettings(exam).plan, name) !== undefined)

/** Whether an exam's plan would no longer include these questions, or would count them as another area. */
const leavesPlan = (from: string, to: string): boolean =>
  examsOfArea(from).some((exam) => {
    const { plan } = defaultSettings(exam)
    return planAreaOf(plan, from) !== planAreaOf(plan, to)
  })

/**
 * Returns the other names of an area in the plans of adaptive exams: it may only be renamed to one of these. Undefined
 * if no plan includes it, so that it may have any name.
 */
export function planNames(area: string): readonly string[] | undefined {
  const exams = examsOfArea(area)
  if (exams.length === 0) return undefined
  const names = exams.flatMap((exam) => defaultSettings(exam).plan.flatMap((planned) => planned.names))
  return [...new Set(names)].filter((name) => name !== area && !leavesPlan(area, name))
}

/** A change of a name to another one: an existing one, with `merge`, or a new one. */
export type NameChange = { kind: LabelKind; from: string; to: string; merge: boolean }

/** Returns why a name cannot be changed to another; undefined if it can. */
export function refusalOf(
  list: LabelList,
  { kind, from, to, merge }: NameChange,
): LabelMessage | QuestionMessage | undefined {
  const names = namesIn(list)
  if (!names.includes(from)) return 'label-unknown'
  if (from === to) return 'label-same'
  if (isFixed(kind, from) || isFixed(kind, to)) return 'label-fixed'
  if (merge) return names.includes(to) ? planned(kind, from, to) : 'label-unknown'
  if (to.trim().length < 2) return kind === 'tags' ? 'tag-short' : 'area-short'
  if (to.length > MAX_LABEL_LENGTH) return 'label-long'
  if (names.some((name) => name !== from && isSameName(name, to))) return 'label-taken'
  return planned(kind, from, to)
}

const planned = (kind: LabelKind, from: string, to: string) =>
  kind === 'areas' && leavesPlan(from, to) ? ('area-planned' as const) : undefined

/**
 * Returns the list with a job for an accepted change. A new name gets its position, but stays unlisted until the job
 * moves the questions: no test may draw by an area that has only some of its questions.
 */
export function withJob(
  list: LabelList,
  { from, to, merge }: NameChange,
  job: Pick<LabelJob, 'key' | 'total' | 'by' | 'startedOn'>,
) {
  const values = [...list.values]
  const former = values.findIndex((name, position) => list.removed.has(position) && isSameName(name, to))
  const position = merge ? values.indexOf(to) : former === -1 ? values.length : former
  values[position] = to
  const removed = merge ? list.removed : new Set([...list.removed, position])
  return {
    ...list,
    values,
    removed,
    job: { ...job, from: values.indexOf(from), to: position, merge, phase: 'copy' as const },
  }
}

/**
 * Returns the list once every question that needs it has both names: the other name is now the academy's, and the first
 * is removed.
 */
export function withJobMoving(list: LabelList, job: LabelJob): LabelList {
  const removed = new Set([...list.removed, job.from])
  removed.delete(job.to)
  const became = new Map([...(list.became ?? []), [job.from, job.to] as const])
  became.delete(job.to)
  return { ...list, removed, became, job: { ...job, phase: 'move' } }
}

/** Returns the list once no question has the first name. */
export function withoutJob({ job: _, ...list }: LabelList): LabelList {
  return list
}

/**
 * Whether questions first get the other name in addition to their own. Not for an area merged into another, which has
 * enough for every test by itself: two areas with the same questions could cause a draw's shortfall. Case studies do: a
 * draw finds the best choice of their areas, and may need those of both.
 */
export const isCopied = (kind: LabelKind, { merge }: LabelJob, isCase: boolean): boolean =>
  kind === 'tags' || !merge || isCase

/** Returns the names that a question written now has instead of those of a running job; others stay. */
export function namesDuringJob(list: LabelList, kind: LabelKind, names: readonly string[], isCase: boolean): string[] {
  const { job } = list
  if (!job) return [...names]
  const [from, to] = [list.values[job.from] ?? '', list.values[job.to] ?? '']
  const both = isCopied(kind, job, isCase) ? [from, to] : [from]
  const now = (name: string) => {
    if (isSameName(name, from)) return job.phase === 'move' ? [to] : both
    return isSameName(name, to) ? [to] : [name]
  }
  return [...new Set(names.flatMap(now))]
}
