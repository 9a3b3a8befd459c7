import type { Progress } from '#generated/schema.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { PUBLISH_PROGRESS } from '#lambdas/aws/publish.ts'
import type { Publish } from '#lambdas/aws/publish.ts'

/**
 * Publishes a progress to the student's screens. Best effort: the change is stored, and other screens show it when they
 * load.
 */
export async function notifyStudent(publish: Publish, progress: Progress): Promise<void> {
  try {
    await publish(PUBLISH_PROGRESS, { input: progress })
  } catch (error) {
    logError(error, { publication: 'publishProgress' })
  }
}
