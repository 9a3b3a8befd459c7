import { dayText } from '#domain/study/student-day.ts'
import type { OwnCardPage } from '#generated/schema.ts'
import { openKeys } from '#lambdas/attempts/review/open-keys.ts'
import { findStartedTests } from '#lambdas/attempts/started-tests.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { shardOfItem, type StudyCardsItem } from '#table/study.ts'
import { studyCardsOfUser } from '#table/study-keys.ts'
import type { StudyDeps } from './open-study.ts'

/** Shards per page, with up to 144 cards each. */
const SHARDS_PER_PAGE = 8

/** A shard of cards (domain/study/card.ts). */
const TOKEN = /^[QC]\d{1,9}$/

/**
 * Returns the caller's stored cards for the data download (decision 0069), also after the course has ended. Withholds
 * and counts cards of questions that a running test keeps secret (key-access.ts). `nextToken`: the next shard. Throws
 * 'request-invalid' and 'exam-running'. Half a read unit per 4 KB of cards, 1 for the list of started tests and for
 * each in it.
 */
export async function ownCards(
  { nextToken }: { nextToken?: string | null | undefined },
  uid: string,
  deps: StudyDeps,
): Promise<OwnCardPage> {
  if (nextToken && !TOKEN.test(nextToken)) throw new Refusal('request-invalid')
  const query = { ...studyCardsOfUser(uid, nextToken ?? undefined), backward: true, limit: SHARDS_PER_PAGE + 1 }
  const [items, started] = await Promise.all([
    queryItems<StudyCardsItem>(deps.table, query),
    findStartedTests(uid, deps, { consistent: true }),
  ])
  const { hidden } = await openKeys(started, deps)
  const cards = items.slice(0, SHARDS_PER_PAGE).flatMap((item) => shardOfItem(item).cards)
  const shown = cards.filter(({ id }) => !hidden.has(id))
  return {
    items: shown.map(({ id, item, rating, last, due, reps, lapses, stability, difficulty }) => ({
      questionId: id,
      item: item ?? null,
      ...{ rating, last: dayText(last), due: dayText(due), reviews: reps, lapses, stability, difficulty },
    })),
    withheld: cards.length - shown.length,
    nextToken: items[SHARDS_PER_PAGE]?.sk.slice(studyCardsOfUser(uid).prefix.length) ?? null,
  }
}
