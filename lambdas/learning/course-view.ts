import { progressKey, taskSummariesOfProgress } from '../../data/keys.ts'
import { type ProgressItem, progressOf } from '../../data/progress.ts'
import type { TaskSummaryItem } from '../../data/task-summary.ts'
import type { CourseView, QueryCourseViewArgs } from '../../generated/schema.ts'
import { getItem } from '../shared/get-item.ts'
import { queryItems } from '../shared/query-items.ts'
import { runningProgress } from '../testing/running-progress.ts'
import { countContents } from './count-contents.ts'
import type { LearningDeps } from './deps.ts'
import { progressReply } from '../shared/progress-reply.ts'
import { readContents } from './read-contents.ts'

/**
 * One's own course: its table of contents with counts (spec 3.2.17). Refuses with 'progress-not-found',
 * 'course-not-started', 'course-ended' (spec 3.4.12).
 */
export async function courseView(
  uid: string,
  args: QueryCourseViewArgs,
  { table, now }: Pick<LearningDeps, 'table' | 'now'>,
): Promise<CourseView> {
  const [item, summaries] = await Promise.all([
    getItem<ProgressItem>(table, progressKey(uid, args.progressKey)),
    queryItems<TaskSummaryItem>(table, taskSummariesOfProgress(uid, args.progressKey)),
  ])
  const progress = progressOf(runningProgress(item, now()))
  const trees = await readContents(table, progress.content)
  return { progress: progressReply(progress), contents: countContents(trees, summaries, now()) }
}
