import type { Progress } from '#domain/progress/progress.ts'
import type { User } from '#domain/users/user.ts'
import { taskSummaryKey } from '#table/keys.ts'
import { aContent, aProgress, aSection, aTask } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import { type LinkPurpose, signatureOf } from '#lambdas/aws/link-signer.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { memorySite } from '#lambdas/testing/memory-site.ts'
import { findCertificate } from '../find-certificate.ts'
import { issueCertificate } from '../issue-certificate.ts'
import { renameCertificate } from '../rename-certificate.ts'
import { shareCertificate } from '../share-certificate.ts'

/** 11 PM on November 23, 2026, in Miami: another day in UTC. */
export const EVENING = Date.UTC(2026, 10, 24, 4)
const MINUTE = 60_000

let students = 0

/**
 * A student who completed the course p1 this evening, with a reading of five minutes and a lecture of an hour; and the
 * site.
 */
export async function aCompletedCourse(table: Table, more: Partial<Progress> = {}) {
  const uid = `graduate-${(students += 1)}`
  const rename = (names: Partial<User>) =>
    batchPut(table, [userItem(aUser({ uid, firstName: 'Nora', lastName: 'Newman', ...names }))])
  const done = { complete: true, completedOn: EVENING }
  await rename({})
  await batchPut(table, [
    aProgress(uid, 'p1', { content: ['cert'], name: 'RN Online Review', ...done, ...more }),
    aContent('cert'),
    aSection('cert', 's1'),
    aTask('cert', 's1', 'reading', { words: 1_000 }),
    aTask('cert', 's1', 'lecture', {
      taskType: 'Lecture',
      renditions: { folder: 'f', video: 'v', seconds: 3_600, list: [] },
    }),
    ...['reading', 'lecture'].map((task) => ({
      ...taskSummaryKey(uid, 'p1', 's1', task),
      type: 'task-summary',
      task,
      complete: true,
      startTime: 1,
    })),
  ])
  const { site, files } = memorySite()
  const clock = { time: EVENING + 5 * MINUTE }
  const deps = {
    table,
    site,
    now: () => clock.time,
    newId: () => sortableId(clock.time),
    sign: (purpose: LinkPurpose, text: string) => Promise.resolve(signatureOf('k'.repeat(32), purpose, text)),
    timeZone: 'America/New_York',
  }
  return {
    uid,
    deps,
    clock,
    files,
    rename,
    issue: () => issueCertificate({ progressKey: 'p1' }, uid, deps),
    correct: () => renameCertificate({ uid, progressKey: 'p1' }, deps),
    share: (shared: boolean) => shareCertificate({ progressKey: 'p1', shared }, uid, deps),
    certificate: () => findCertificate({ progressKey: 'p1' }, uid, deps),
  }
}
