import type { Progress } from '#generated/schema.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { PUBLISH_PROGRESS } from '#lambdas/aws/publish.ts'
import type { Publish } from '#lambdas/aws/publish.ts'

/**
 * Tells a student's screens how a progress stands. Best effort: the change stands, whoever is not told sees it when they
 * load.
 */
export async function notifyStudent(publish: Publish, progress: Progress): Promise<void> {
  try {
    await publish(PUBLISH_PROGRESS, { input: progress })
  } catch (error) {
    logError(error, { publication: 'publishProgress' })
  }
}
