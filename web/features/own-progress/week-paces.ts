import { weekOf } from '#domain/study/activity.ts'
import { dayOfText, dayText } from '#domain/study/student-day.ts'
import { paceOf, type Range, type ShownDay, weeksOf } from '#domain/study/progress-figures.ts'

/** Seconds a question by week; `pace` undefined: of a week without one. */
export type WeekPace = { week: string; pace: number | undefined }

export function weekPaces(days: readonly ShownDay[], today: string, range: Range): WeekPace[] {
  return weeksOf(today, range).map((week) => ({
    week,
    pace: paceOf(days.filter(({ day }) => dayText(weekOf(dayOfText(day) ?? 0)) === week)),
  }))
}
