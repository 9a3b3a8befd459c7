import type { SectionItem } from '#table/content.ts'
import { sectionKey, tasksOfSection } from '#table/keys.ts'
import { progressOf, progressReply } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import { inOrder } from '#domain/content/in-order.ts'
import type { QuerySectionViewArgs, SectionView } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { sectionCount } from '#lambdas/progress/course-contents.ts'
import { targetsAmong } from '#lambdas/progress/link-targets.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { findProgressWithSummaries } from '#lambdas/attempts/task-summaries.ts'
import { taskAttempts } from './task-attempts.ts'
import { minutesOf, passedOf, rangeOf } from './task-facts.ts'
import { watchedReply } from './watched-reply.ts'

/**
 * Returns a section of the student's own course: its tasks in order with the student's work (spec 3.2.18, 3.9.12). A
 * Linking task has its target's type. Throws 'progress-not-found', 'course-not-started', 'course-ended',
 * 'section-not-found'.
 */
export async function sectionView(
  { progressKey: progress, contentKey, sectionKey: section }: QuerySectionViewArgs,
  uid: string,
  { table, now }: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<SectionView> {
  const [{ item, summaries }, sectionItem, tasks] = await Promise.all([
    findProgressWithSummaries(table, { uid, progress, section }),
    getItem<SectionItem>(table, sectionKey(contentKey, section)),
    queryItems<TaskItem>(table, tasksOfSection(contentKey, section)),
  ])
  const running = progressOf(runningProgress(item, now()))
  if (!sectionItem || !running.content.includes(contentKey)) throw new Refusal('section-not-found')
  // Targets in other sections would cost half a read unit per link, so only the task's own page shows their length.
  const targetOf = targetsAmong(tasks)
  const rows = inOrder(tasks, sectionItem.taskOrder).map(async (task) => {
    const summary = summaries.find((candidate) => candidate.task === task.key)
    const sittings = await taskAttempts(table, uid, progress, summary, now())
    return {
      key: task.key,
      name: task.name,
      url: task.url,
      type: task.linkedType ?? task.taskType,
      ...sittings,
      passed: passedOf(targetOf(task), sittings.best),
      minutes: minutesOf(targetOf(task)) ?? null,
      questions: rangeOf(targetOf(task))?.most ?? null,
      range: rangeOf(targetOf(task)) ?? null,
      watched: watchedReply(summary),
    }
  })
  return {
    progress: progressReply(running),
    section: sectionCount(sectionItem, tasks, summaries, now(), targetOf),
    tasks: await Promise.all(rows),
  }
}
