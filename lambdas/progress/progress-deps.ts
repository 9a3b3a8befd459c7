import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import type { Publish } from '#lambdas/aws/publish.ts'

/** A presigned address to GET a lecture's file from. */
export type SignPlayback = (taskKey: string, fileName: string) => Promise<string>

/** What the use cases of progress need in addition to what attempts need. */
export type ProgressDeps = AttemptDeps & { publish: Publish; signPlayback: SignPlayback }
