import { randomInt } from 'node:crypto'
import { rulesOf } from '../../domain/testing/rules-of.ts'
import { requireEnv } from '../shared/env.ts'
import { publish, type Publish } from '../shared/publish.ts'
import { openTable } from '../shared/table.ts'
import type { TestingDeps } from '../testing/deps.ts'
import { signObjectUrl } from '../shared/sign-object-url.ts'

/** A presigned address to GET a lecture's file from. */
export type SignPlayback = (taskKey: string, fileName: string) => Promise<string>

/** What the learning use cases need beside what tests need. */
export type LearningDeps = TestingDeps & { publish: Publish; signPlayback: SignPlayback }

export const learningDeps = (): LearningDeps => ({
  table: openTable(),
  now: () => Date.now(),
  random: (max) => randomInt(max),
  rulesOf,
  publish,
  signPlayback: (taskKey, fileName) =>
    signObjectUrl('GET', requireEnv('MEDIA_BUCKET'), `lectures/${taskKey}/${fileName}`),
})
