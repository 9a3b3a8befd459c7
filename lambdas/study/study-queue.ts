import { hasItem, publicServedQuestion } from '#domain/questions/served-question.ts'
import type { Card } from '#domain/study/card.ts'
import { dayQueue, nextReviews } from '#domain/study/queue.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import type { StudyCard, StudyQueue } from '#generated/schema.ts'
import { questionView } from '#lambdas/attempts/attempt-view.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { questionKey } from '#table/bank-keys.ts'
import { studyOfUser } from '#table/study-keys.ts'
import { questionOf, type QuestionItem } from '#table/question.ts'
import { shardOfItem, type StudyCardsItem, type StudySettingsItem, studySettingsOf } from '#table/study.ts'
import { storeDue } from './due-reviews.ts'
import { isOfFormer, openStudy, type StudyDeps, type StudyRef } from './open-study.ts'
import { settingsReply } from './settings-reply.ts'

const MAX_CARDS = 20

const isCards = (item: StudyCardsItem | StudySettingsItem): item is StudyCardsItem => item.type === 'study-cards'
const isSettings = (item: StudyCardsItem | StudySettingsItem): item is StudySettingsItem =>
  item.type === 'study-settings'

type ServeOptions = { uid: string; limit: number }

/** Returns the first cards with their current questions; skips deleted or replaced ones. */
async function serve(cards: readonly Card[], { uid, limit }: ServeOptions, deps: StudyDeps): Promise<StudyCard[]> {
  const served: StudyCard[] = []
  for (let start = 0; start < cards.length && served.length < limit; start += MAX_CARDS) {
    const batch = cards.slice(start, start + MAX_CARDS)
    const items = await batchGet<QuestionItem>(
      deps.table,
      batch.map(({ id }) => questionKey(id)),
    )
    const byId = new Map(items.map((item) => [item.id, item]))
    for (const card of batch) {
      const { id, item } = card
      const stored = byId.get(id)
      const question = stored && questionOf(stored)
      if (!question || !hasItem(question, item) || (await isOfFormer(card, stored.since, uid, deps))) continue
      served.push({ question: questionView(publicServedQuestion(question, item, undefined)), servedTime: stored.time })
    }
  }
  return served.slice(0, limit)
}

/**
 * Returns the reviews left of a student's day (domain/study/queue.ts), the first `limit` (1 to 20, default 10) as
 * served: without key, rationale, or tags, with shuffled options. Throws as `openStudy`. Half a read unit per 4 KB of
 * cards (2,000 cards: 6 to 10) and per question; 1 write unit if My Courses' count changes.
 */
export async function studyQueue(ref: StudyRef, limit: number | undefined, deps: StudyDeps): Promise<StudyQueue> {
  const [{ endTime, isHidden }, items] = await Promise.all([
    openStudy(ref, deps),
    queryItems<StudyCardsItem | StudySettingsItem>(deps.table, studyOfUser(ref.uid)),
  ])
  const stored = items.find(isSettings)
  const settings = studySettingsOf(stored)
  const day = dayOf(deps.now(), settings.timeZone)
  const all = items.filter(isCards).flatMap((item) => shardOfItem(item).cards)
  const { cards, done, waiting } = dayQueue(all, day, settings.cap, isHidden)
  const next = nextReviews(all, day, settings.cap)
  await storeDue(ref.uid, { stored, day, due: cards.length }, deps)
  return {
    day: dayText(day),
    cards: await serve(cards, { uid: ref.uid, limit: Math.max(1, Math.min(MAX_CARDS, limit ?? 10)) }, deps),
    left: cards.length,
    ...{ done, waiting },
    nextDay: next === undefined ? null : dayText(next.day),
    nextCards: next?.cards ?? null,
    settings: settingsReply(settings, stored?.version),
    endTime,
  }
}
