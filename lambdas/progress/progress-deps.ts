import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'

/** What the use cases of progress need in addition to what attempts need. */
export type ProgressDeps = AttemptDeps & { publish: Publish; signPlayback: SignPlayback }
