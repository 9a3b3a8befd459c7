import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { type Change, changesOf, type ItemType } from '#lambdas/dynamodb/changes.ts'
import { recordAudit } from './audit/record-audit.ts'
import { endSubscriptions } from './effects/end-subscriptions.ts'
import { notifyTestShortages } from './effects/notify-test-shortages.ts'
import { publishNotifications } from './effects/publish-notifications.ts'
import { revokeCertificates } from './effects/revoke-certificates.ts'
import { withdrawTroubleNotices } from './effects/withdraw-trouble-notices.ts'
import { projectCourseList, rebuildCourseList } from './files/course-list.ts'
import { projectExamBanks, rebuildExamBanks } from './files/exam-banks.ts'
import { projectFlaws, rebuildFlaws } from './files/flaws.ts'
import { projectPayments, rebuildPayments } from './files/payments.ts'
import { projectReservedTests, rebuildReservedTests } from './files/reserved-tests.ts'
import { projectSearchFiles, rebuildSearchFiles } from './files/search-files.ts'
import { projectSeen } from './files/seen.ts'
import { ON, type ProjectionName } from './on.ts'
import { projectCohorts } from './progress/cohorts.ts'
import { projectOverview } from './progress/overview.ts'
import { projectRecounts } from './progress/recounts.ts'
import { projectReminders } from './progress/reminders.ts'
import { type CatalogueDeps, projectCatalogue, rebuildCatalogue } from './site/catalogue.ts'
import { type CoursePagesDeps, projectCoursePages, rebuildCoursePages } from './site/course-pages.ts'
import { projectSamples, rebuildSamples } from './site/samples.ts'
import { projectAnswers } from './study/answers.ts'
import { projectCards } from './study/cards.ts'
import { projectResponses } from './study/responses.ts'

export type ProjectionDeps = CatalogueDeps & CoursePagesDeps & { searchFiles: SearchFiles }

/** A projection that follows the changes of some item types. */
type Row<On extends readonly ItemType[]> = {
  on: On
  /** Applies a batch's changes. Idempotent: a batch may be repeated, in whole or in part. */
  project: (changes: readonly Change<On[number]>[], deps: ProjectionDeps) => Promise<void>
  /** Rebuilds the data from the table; may return the number of entries. */
  rebuild?: (deps: ProjectionDeps) => Promise<unknown>
}

/** A projection at run time: it picks the changes of its own types from a batch. */
export type Projection = Pick<Row<readonly ItemType[]>, 'project' | 'rebuild'>

export const projection = <const On extends readonly ItemType[]>({ on, project, ...row }: Row<On>): Projection => ({
  ...row,
  project: (changes, deps) => project(changesOf<On[number]>(changes, on), deps),
})

const ROWS: Record<ProjectionName, Projection> = {
  searchFiles: projection({ on: ON.searchFiles, project: projectSearchFiles, rebuild: rebuildSearchFiles }),
  payments: projection({ on: ON.payments, project: projectPayments, rebuild: rebuildPayments }),
  seen: projection({ on: ON.seen, project: projectSeen }),
  courses: projection({
    on: ON.courses,
    // Publishing the catalogue makes screens read the list again.
    project: async (changes, deps) => {
      await projectCourseList(changes, deps)
      await projectCatalogue(changesOf(changes, ['course', 'seats']), deps)
    },
    rebuild: async (deps) => {
      await rebuildCourseList(deps)
      await rebuildCatalogue(deps)
    },
  }),
  coursePages: projection({ on: ON.coursePages, project: projectCoursePages, rebuild: rebuildCoursePages }),
  samples: projection({ on: ON.samples, project: projectSamples, rebuild: rebuildSamples }),
  reservedTests: projection({ on: ON.reservedTests, project: projectReservedTests, rebuild: rebuildReservedTests }),
  flaws: projection({ on: ON.flaws, project: projectFlaws, rebuild: rebuildFlaws }),
  testShortages: projection({ on: ON.testShortages, project: notifyTestShortages }),
  troubleNotices: projection({ on: ON.troubleNotices, project: withdrawTroubleNotices }),
  notifications: projection({ on: ON.notifications, project: publishNotifications }),
  subscriptions: projection({ on: ON.subscriptions, project: endSubscriptions }),
  overview: projection({ on: ON.overview, project: projectOverview }),
  reminders: projection({ on: ON.reminders, project: projectReminders }),
  examBanks: projection({ on: ON.examBanks, project: projectExamBanks, rebuild: rebuildExamBanks }),
  responses: projection({
    on: ON.responses,
    project: (changes, { table }) => projectResponses(changes, { table, rulesOf }),
  }),
  cards: projection({ on: ON.cards, project: projectCards }),
  // Rebuilt in pages with `{ "rebuild": "cohorts" }`.
  cohorts: projection({ on: ON.cohorts, project: projectCohorts }),
  recounts: projection({ on: ON.recounts, project: projectRecounts }),
  // Rebuilt in pages with `{ "rebuild": "answers" }`.
  answers: projection({ on: ON.answers, project: projectAnswers }),
  certificates: projection({ on: ON.certificates, project: revokeCertificates }),
  audit: projection({ on: ON.audit, project: recordAudit }),
}

export const PROJECTIONS: readonly Projection[] = Object.values(ROWS)
