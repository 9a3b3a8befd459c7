import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'

/** Dependencies of the progress use cases besides those of attempts. */
export type ProgressDeps = AttemptDeps & { publish: Publish; signPlayback: SignPlayback }
