import { randomInt } from 'node:crypto'
import { rulesOf } from '../../domain/testing/rules-of.ts'
import { requireEnv } from '../shared/env.ts'
import { publish, type Publish } from '../shared/publish.ts'
import { openTable } from '../shared/table.ts'
import type { TestingDeps } from '../testing/deps.ts'
import { signPlayback, type SignPlayback } from './sign-playback.ts'

/** What the learning use cases need beside what tests need. */
export type LearningDeps = TestingDeps & { publish: Publish; signPlayback: SignPlayback }

export const learningDeps = (): LearningDeps => ({
  table: openTable(),
  now: () => Date.now(),
  random: (max) => randomInt(max),
  rulesOf,
  publish,
  signPlayback: signPlayback(requireEnv('MEDIA_BUCKET')),
})
