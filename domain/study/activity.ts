import type { Attempt } from '../attempts/attempt.ts'
import { pointsOf } from '../attempts/attempt.ts'
import { answerTimes } from '../attempts/answer-clock.ts'
import { dayOf } from './student-day.ts'

/** Answered items, points earned, and points possible. */
export type Count = { items: number; points: number; max: number }

/** A student's day (student-day.ts). `timed`: items whose time counts, `seconds`: their total. */
export type DayActivity = Count & { day: number; timed: number; seconds: number }

/** What answers are counted by, in addition to the day. */
export const GROUP_KINDS = ['area', 'tag', 'type', 'step'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

/** A label: a position in the list of areas or tags, the code of a type (question-facts.ts), or the index of a step. */
export type Group = { kind: GroupKind; code: number }
export type GroupCount = Group & Count

/** A student's answers in a week that starts on Monday (`week`, a day); days and groups without answers are absent. */
export type WeekActivity = { week: number; days: readonly DayActivity[]; groups: readonly GroupCount[] }

/** Returns the Monday of a day's week. */
export const weekOf = (day: number): number => day - ((day + 3) % 7)

/** After more seconds than this the student left the screen, so the time doesn't count for the pace. */
export const MAX_SECONDS = 600

/** An answer as counted. */
export type CountedAnswer = { day: number; points: number; max: number; seconds?: number; groups: readonly Group[] }

/**
 * Returns the answers of an attempt, each on the student's day on which it was given. Skips unanswered questions.
 * `groupsOf`: the labels of a question; `zone`: an IANA name.
 */
export function countedAnswers(
  attempt: Pick<Attempt, 'startTime' | 'endTime' | 'questions'>,
  groupsOf: (ref: { id: number; item?: number }) => readonly Group[],
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

/** Adds answers to a week; skips those of other weeks. */
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

/** Returns the sum of counts. */
export const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(
    (sum, { items, points, max }) => ({ items: sum.items + items, points: sum.points + points, max: sum.max + max }),
    NONE,
  )
