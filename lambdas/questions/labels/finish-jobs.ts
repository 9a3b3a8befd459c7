import type { LabelKind } from '#domain/questions/label-job.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { readList } from './labels.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { continueJob } from './continue-job.ts'

const LISTS: readonly LabelKind[] = ['tags', 'areas']

/** A browser that runs a job takes less than this for each of its steps: an older job may have been abandoned. */
const ABANDONED_AFTER_MS = 30 * 60_000

/**
 * Continues jobs that began at least half an hour ago, in the name of the administrator who began them, until they end
 * or `isOver`; the next run continues. A browser may do so concurrently. Returns how many steps were taken, and how
 * many jobs failed.
 */
export async function finishJobs(
  deps: QuestionDeps,
  isOver: () => boolean,
): Promise<{ labelSteps: number; labelsFailed: number }> {
  let [labelSteps, labelsFailed] = [0, 0]
  for (const kind of LISTS) {
    const { job } = await readList(deps.table, kind)
    if (!job || deps.now() - job.startedOn < ABANDONED_AFTER_MS) continue
    try {
      for (let hasMore = true; hasMore && !isOver(); labelSteps += 1) {
        const progress = await withAudit(job.by, () => continueJob(kind, deps))
        hasMore = progress?.finished === false
      }
    } catch (error) {
      labelsFailed += 1
      logError(error, { doing: 'go on with a label job', kind })
    }
  }
  return { labelSteps, labelsFailed }
}
