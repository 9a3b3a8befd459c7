import { progressOf, progressReply } from '#table/progress.ts'
import type { CourseView, QueryCourseViewArgs } from '#generated/schema.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import { readTargets } from '#lambdas/progress/link-targets.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { findProgressWithSummaries } from '#lambdas/attempts/task-summaries.ts'

/**
 * Returns the student's own course with its table of contents and counts (spec 3.2.17). Throws 'progress-not-found',
 * 'course-not-started', 'course-ended' (spec 3.4.12).
 */
export async function courseView(
  args: QueryCourseViewArgs,
  uid: string,
  { table, now }: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<CourseView> {
  const { item, summaries } = await findProgressWithSummaries(table, { uid, progress: args.progressKey })
  const progress = progressOf(runningProgress(item, now()))
  const trees = await readContents(table, progress.content)
  const tasks = trees.flatMap((tree) => tree.tasks)
  const targetOf = await readTargets(table, tasks, tasks)
  return { progress: progressReply(progress), contents: countContents(trees, summaries, now(), targetOf) }
}
