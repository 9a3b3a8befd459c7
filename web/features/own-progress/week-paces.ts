import { weekOf } from '#domain/study/activity.ts'
import { dayOfText, dayText } from '#domain/study/student-day.ts'
import { paceOf, type Range, type ShownDay, weeksOf } from '#domain/study/progress-figures.ts'

/** Seconds a question by week, of weeks that have one, the last first. */
export function weekPaces(days: readonly ShownDay[], today: string, range: Range): { week: string; pace: number }[] {
  return weeksOf(today, range)
    .flatMap((week) => {
      const pace = paceOf(days.filter(({ day }) => dayText(weekOf(dayOfText(day) ?? 0)) === week))
      return pace === undefined ? [] : [{ week, pace }]
    })
    .reverse()
}
