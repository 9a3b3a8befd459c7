import { retainedShare } from '#domain/study/retained.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import type { Retention } from '#generated/schema.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { shardOfItem, type StudyCardsItem, type StudySettingsItem, studySettingsOf } from '#table/study.ts'
import { studyOfUser } from '#table/study-keys.ts'
import type { StudyDeps } from './open-study.ts'

/**
 * Returns the estimated recall of the caller's cards today, and on the day of the exam without further reviews (absent
 * if no such day is ahead). Contains only numbers, so it needs no running course. Half a read unit per 4 KB of cards
 * (2,000 cards: 6 to 10).
 */
export async function myRetention(uid: string, { table, now }: Pick<StudyDeps, 'table' | 'now'>): Promise<Retention> {
  const items = await queryItems<StudyCardsItem | StudySettingsItem>(table, studyOfUser(uid))
  const { timeZone, examDay } = studySettingsOf(items.find((item) => item.type === 'study-settings'))
  const cards = items.flatMap((item) => (item.type === 'study-cards' ? shardOfItem(item).cards : []))
  const today = dayOf(now(), timeZone)
  const isAhead = examDay !== undefined && examDay > today
  return {
    cards: cards.length,
    today: retainedShare(cards, today) ?? null,
    examDay: isAhead ? dayText(examDay) : null,
    onExamDay: isAhead ? (retainedShare(cards, examDay) ?? null) : null,
  }
}
