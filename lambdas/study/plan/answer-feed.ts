import { createHash } from 'node:crypto'
import { feedWords } from '#domain/messages/plan.ts'
import { planCalendar } from '#domain/study/plan/plan-calendar.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { userKey } from '#table/keys.ts'
import { studyPlanKey } from '#table/study-keys.ts'
import { feedOf, type StudyPlanItem } from '#table/study.ts'
import type { UserItem } from '#table/user.ts'
import { type FeedVerifier, readFeedAddress } from './feed-address.ts'
import { type PlanDeps, readPlan } from './read-plan.ts'

/** The parts of a function URL's event that this reads. */
export type FeedEvent = {
  requestContext: { http: { method: string } }
  queryStringParameters?: Record<string, string | undefined> | undefined
}

export type FeedReply = { statusCode: number; headers: Record<string, string>; body: string }

const HEADERS = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' }

const refuse = (statusCode: number, text: string, more: Record<string, string> = {}): FeedReply => ({
  statusCode,
  headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  body: `${text}\n`,
})

/** Returns a student's id in event names: the same in every file, and not traceable to the account. */
const markOf = (uid: string): string => createHash('sha256').update(`calendar\n${uid}`).digest('hex').slice(0, 16)

/** Whether this address is still valid: not for an account being deleted, or after the address was renewed. */
async function isInUse({ uid, feed }: { uid: string; feed: number }, { table }: PlanDeps): Promise<boolean> {
  const [plan, user] = await Promise.all([
    getItem<StudyPlanItem>(table, studyPlanKey(uid)),
    getItem<UserItem>(table, userKey(uid)),
  ])
  return feedOf(plan) === feed && user !== undefined && user.deleting === undefined
}

/**
 * Serves the calendar of a student's plan at its secret address. A wrong signature returns 404 and reads nothing; a
 * renewed or removed address returns 410, so that calendars stop requesting it. Contains tasks and question counts, but
 * no answers. 1 read unit besides the plan's.
 */
export async function answerFeed(
  { requestContext, queryStringParameters }: FeedEvent,
  deps: PlanDeps & FeedVerifier & { siteUrl: string },
): Promise<FeedReply> {
  const { method } = requestContext.http
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, feedWords.wrongMethod, { allow: 'GET, HEAD' })
  const address = await readFeedAddress(queryStringParameters ?? {}, deps)
  if (address === undefined) return refuse(404, feedWords.unknown)
  if (!(await isInUse(address, deps))) return refuse(410, feedWords.gone)
  const plan = await readPlan(address.uid, deps)
  const text = planCalendar(
    { ...plan, days: plan.state === 'planned' ? plan.planned.days : [], mark: markOf(address.uid) },
    { now: deps.now(), siteUrl: deps.siteUrl },
  )
  return {
    statusCode: 200,
    headers: {
      ...HEADERS,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="study-plan.ics"',
      'cache-control': 'private, max-age=3600',
    },
    body: method === 'HEAD' ? '' : text,
  }
}
