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

/** Tags by which questions are told apart, not described: for whom, how hard, of what kind, of which step of clinical judgment. */
const FIXED_TAGS: readonly string[] = [...EXAM_NAMES, EASY, 'Next Generation', 'Case', ...CASE_STEPS]

/** Whether a name has a meaning of its own: it is never renamed, merged or removed. */
export const isFixed = (kind: LabelKind, name: string): boolean =>
  kind === 'tags' && FIXED_TAGS.some((fixed) => isSameName(fixed, name))

/** The exams whose plan knows an area by its name. */
export const examsOfArea = (name: string) =>
  EXAM_NAMES.filter((exam) => planAreaOf(defaultSettings(exam).plan, name) !== undefined)

/** Whether the plan of an exam would not know these questions any more, or as others. */
const leavesPlan = (from: string, to: string): boolean =>
  examsOfArea(from).some((exam) => {
    const { plan } = defaultSettings(exam)
    return planAreaOf(plan, from) !== planAreaOf(plan, to)
  })

/**
 * The other names by which the plans of adaptive exams know an area: it may become one of these only. Undefined: no plan knows it, and it may
 * have any name.
 */
export function planNames(area: string): readonly string[] | undefined {
  const exams = examsOfArea(area)
  if (exams.length === 0) return undefined
  const names = exams.flatMap((exam) => defaultSettings(exam).plan.flatMap((planned) => planned.names))
  return [...new Set(names)].filter((name) => name !== area && !leavesPlan(area, name))
}

/** A name that is to be another one: one that the academy has, with `merge`, or a new one. */
export type NameChange = { kind: LabelKind; from: string; to: string; merge: boolean }

/** Why a name cannot become another one; undefined: it can. */
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
 * The list with a job for a change that is not refused. A new name gets its position, and no one's until the job moves the
 * questions: no test draws by an area that has only some of its questions.
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

/** The list once every question that needs it carries both names: the other one is the academy's, and the first is no more. */
export function withJobMoving(list: LabelList, job: LabelJob): LabelList {
  const removed = new Set([...list.removed, job.from])
  removed.delete(job.to)
  const became = new Map([...(list.became ?? []), [job.from, job.to] as const])
  became.delete(job.to)
  return { ...list, removed, became, job: { ...job, phase: 'move' } }
}

/** The list once no question carries the first name. */
export function withoutJob({ job: _, ...list }: LabelList): LabelList {
  return list
}

/**
 * Whether questions get the other name beside their own at first. Not those of an area that is merged into another one, which has
 * enough for every test by itself: two areas with the same questions could leave a draw short. Case studies do: a draw finds the
 * best choice of their areas, and may need those of both.
 */
export const isCopied = (kind: LabelKind, { merge }: LabelJob, isCase: boolean): boolean =>
  kind === 'tags' || !merge || isCase

/** What a question that is written now carries in place of the names of a job that runs; others stay. */
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
