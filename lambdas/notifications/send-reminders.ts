import { classNameOf } from '#domain/courses/class-name.ts'
import { isActive } from '#domain/courses/availability.ts'
import { reminderMail } from '#domain/messages/reminder-mails.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { receiptDate } from '#domain/payments/receipt.ts'
import { dayIn, daysBefore, isHourOfReminders, remindersOf } from '#domain/progress/reminder.ts'
import { preferencesOf } from '#domain/users/reminders.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { sendOnce, type SendOnceDeps } from './send-once.ts'
import { progressKey, remindersOfDay, userKey } from '#table/keys.ts'
import { type ProgressItem, progressOf } from '#table/progress.ts'
import type { ReminderItem } from '#table/notification.ts'
import type { UserItem } from '#table/user.ts'
import { type Sign, unsubscribeLink } from './unsubscribe-link.ts'

/** `siteUrl` without a trailing slash; `unsubscribeUrl`: the URL of the function that turns off reminders. */
export type ReminderDeps = SendOnceDeps & { timeZone: string; siteUrl: string; unsubscribeUrl: string; sign: Sign }

const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** Returns the course if its reminder is still correct: it runs, has the same end, and is not complete. */
async function courseOf(item: ReminderItem, { table, now, timeZone }: ReminderDeps): Promise<Progress | undefined> {
  const stored = await getItem<ProgressItem>(table, progressKey(item.uid, item.progressKey), { consistent: true })
  if (!stored || !isActive(stored.endTime, now())) return undefined
  const progress = progressOf(stored)
  const isStill = remindersOf(progress, timeZone).some(({ day, days }) => day === item.day && days === item.days)
  return isStill ? progress : undefined
}

async function mailOf(item: ReminderItem, progress: Progress, user: UserItem, deps: ReminderDeps) {
  const { siteUrl, unsubscribeUrl, timeZone, sign } = deps
  const { kind, days, day } = item
  const link = await unsubscribeLink(unsubscribeUrl, item.uid, kind, sign)
  const isClass = kind === 'classTomorrow'
  const { startTime, courseEndTime, location } = progress
  const mail = reminderMail({
    kind,
    days,
    firstName: user.firstName,
    course: classNameOf(progress),
    when: isClass ? longDay(daysBefore(day, -1)) : receiptDate(progress.endTime, timeZone),
    hours: isClass && startTime ? [startTime, ...(courseEndTime ? [courseEndTime] : [])].join(' to ') : undefined,
    place: isClass ? location : undefined,
    courseUrl: `${siteUrl}${linkPath(progress.courseKey)}`,
    unsubscribeUrl: link,
    accountUrl: `${siteUrl}/account#account-reminders`,
  })
  const headers = [
    { name: 'List-Unsubscribe', value: `<${link}>` },
    { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
  ]
  return { to: user.email, ...mail, headers }
}

async function sendReminder(item: ReminderItem, deps: ReminderDeps): Promise<boolean> {
  const [progress, user] = await Promise.all([
    courseOf(item, deps),
    getItem<UserItem>(deps.table, userKey(item.uid), { consistent: true }),
  ])
  const isWanted = user !== undefined && user.deleting === undefined && preferencesOf(user.reminders)[item.kind]
  const mark = `reminder#${item.uid}#${item.progressKey}#${item.day}`
  const isSent = Boolean(progress && isWanted && (await sendOnce(mark, await mailOf(item, progress, user, deps), deps)))
  const { pk, sk } = item
  await transactWrite(deps.table, [{ Delete: { Key: { pk, sk } } }])
  return isSent
}

/** Reminders read together and sent concurrently. */
const PAGE = 100
const CONCURRENCY = 5

/** A run's result, for the log. */
export type ReminderRun = { sent: number; dropped: number; failed: number }

/**
 * Sends the day's reminders from 9 AM on in the academy's time zone: once each, to students who want them, for courses
 * that still run. Removes sent and outdated ones from the day's partition; failed ones stay for a later run. Ends when
 * time is up. Half a read unit if none; 2 read and 4 write units each.
 */
export async function sendReminders(deps: ReminderDeps, isTimeUp: () => boolean = () => false): Promise<ReminderRun> {
  const run: ReminderRun = { sent: 0, dropped: 0, failed: 0 }
  const time = deps.now()
  if (!isHourOfReminders(time, deps.timeZone)) return run
  const sendOne = async (item: ReminderItem) => {
    try {
      run[(await sendReminder(item, deps)) ? 'sent' : 'dropped'] += 1
    } catch (error) {
      logError(error, { doing: 'send-reminder', uid: item.uid, progress: item.progressKey })
      run.failed += 1
    }
  }
  const day = remindersOfDay(dayIn(time, deps.timeZone))
  while (run.failed === 0 && !isTimeUp()) {
    const items = await queryItems<ReminderItem>(deps.table, { ...day, limit: PAGE, consistent: true })
    for (let start = 0; start < items.length && !isTimeUp(); start += CONCURRENCY)
      await Promise.all(items.slice(start, start + CONCURRENCY).map(sendOne))
    if (items.length < PAGE) break
  }
  return run
}
