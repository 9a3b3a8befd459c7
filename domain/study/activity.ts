import type { Attempt } from '../attempts/attempt.ts'
import { pointsOf } from '../attempts/attempt.ts'
import { answerTimes } from '../attempts/answer-clock.ts'
import { dayOf } from './student-day.ts'

/** What was answered: items, their points, and the points that there were. */
export type Count = { items: number; points: number; max: number }

/** A day of the student (student-day.ts). `timed`: items whose time counts, `seconds`: theirs together. */
export type DayActivity = Count & { day: number; timed: number; seconds: number }

/** By what answers are counted, beside the day. */
export const GROUP_KINDS = ['area', 'tag', 'type', 'step'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

/** A label: positions of the lists of areas and of tags, the code of a type (question-facts.ts), the index of a step. */
export type Group = { kind: GroupKind; code: number }
export type GroupCount = Group & Count

/** What a student answered in a week from a Monday (`week`, a day) on; days and groups without an answer are absent. */
export type WeekActivity = { week: number; days: readonly DayActivity[]; groups: readonly GroupCount[] }

/** The Monday of a day's week. */
export const weekOf = (day: number): number => day - ((day + 3) % 7)

/** After more than this (seconds) the screen was left: the time says nothing of a pace. */
export const MAX_SECONDS = 600

/** An answer as it counts. */
export type CountedAnswer = { day: number; points: number; max: number; seconds?: number; groups: readonly Group[] }

/**
 * The answers of an attempt, each on the day of the student on which it was given. A question that was left counts nowhere: it was not
 * answered. `groupsOf`: the labels of a place; `zone`: an IANA name.
 */
export function countedAnswers(
  attempt: Pick<Attempt, 'startTime' | 'endTime' | 'questions'>,
  groupsOf: (place: { id: number; item?: number }) => readonly Group[],
  zone: string,
): CountedAnswer[] {
  const times = answerTimes(attempt)
  return attempt.questions.flatMap((question, i): CountedAnswer[] => {
    const at = times[i]
    if (question.answer === undefined || at === undefined) return []
    const { seconds } = at
    const isTimed = seconds !== undefined && seconds <= MAX_SECONDS
    return [
      {
        day: dayOf(at.time, zone),
        ...pointsOf(question.answer),
        ...(isTimed ? { seconds } : {}),
        groups: groupsOf(question),
      },
    ]
  })
}

const add = <T extends Count>(to: T, { points, max }: CountedAnswer): T => ({
  ...to,
  items: to.items + 1,
  points: to.points + points,
  max: to.max + max,
})

const NONE: Count = { items: 0, points: 0, max: 0 }
const kindIndex = (kind: GroupKind) => GROUP_KINDS.indexOf(kind)

/** A week after some answers of its days; those of other weeks are passed over. */
export function addAnswers(before: WeekActivity, answers: readonly CountedAnswer[]): WeekActivity {
  const days = new Map(before.days.map((day) => [day.day, day]))
  const groups = new Map(before.groups.map((group) => [`${group.kind} ${group.code}`, group]))
  for (const answer of answers) {
    if (weekOf(answer.day) !== before.week) continue
    const day = days.get(answer.day) ?? { day: answer.day, ...NONE, timed: 0, seconds: 0 }
    const { seconds } = answer
    const timed = seconds === undefined ? day : { ...day, timed: day.timed + 1, seconds: day.seconds + seconds }
    days.set(answer.day, add(timed, answer))
    for (const { kind, code } of answer.groups) {
      const name = `${kind} ${code}`
      groups.set(name, add(groups.get(name) ?? { kind, code, ...NONE }, answer))
    }
  }
  return {
    week: before.week,
    days: [...days.values()].sort((a, b) => a.day - b.day),
    groups: [...groups.values()].sort((a, b) => kindIndex(a.kind) - kindIndex(b.kind) || a.code - b.code),
  }
}

/** Some counts together. */
export const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(
    (sum, { items, points, max }) => ({ items: sum.items + items, points: sum.points + points, max: sum.max + max }),
    NONE,
  )
