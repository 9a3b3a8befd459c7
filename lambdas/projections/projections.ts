import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { courseEndReader } from './files/course-ends.ts'
import { type CatalogueDeps, projectCatalogue } from './site/catalogue.ts'
import { projectCohorts } from './progress/cohorts.ts'
import { projectCards } from './study/cards.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { projectExamBanks } from './files/exam-banks.ts'
import { projectFlaws } from './files/flaws.ts'
import { projectResponses } from './study/responses.ts'
import { endSubscriptions } from './effects/end-subscriptions.ts'
import { type CoursePagesDeps, projectCoursePages } from './site/course-pages.ts'
import { projectCourseList } from './files/course-list.ts'
import { projectCounts, projectPaymentCounts } from './files/counts.ts'
import { projectOverview } from './progress/overview.ts'
import { projectPayments } from './files/payments.ts'
import { projectSamples } from './site/samples.ts'
import { projectReservedTests } from './files/reserved-tests.ts'
import { projectRecounts } from './progress/recounts.ts'
import { projectReminders } from './progress/reminders.ts'
import { projectSearchFiles } from './files/search-files.ts'
import { projectSales } from './files/sales.ts'
import { revokeCertificates } from './effects/revoke-certificates.ts'
import { storeAnswers } from './study/answers.ts'
import { recordAudit } from './audit/record-audit.ts'
import { projectSeen } from './files/seen.ts'
import { publishNotifications } from './effects/publish-notifications.ts'
import { notifyTestShortages } from './effects/notify-test-shortages.ts'
import { withdrawTroubleNotices } from './effects/withdraw-trouble-notices.ts'

export type ProjectionDeps = CatalogueDeps & CoursePagesDeps & { searchFiles: SearchFiles }

/**
 * Updates one projection from a batch of the table's stream. Repeatable: the same batch, whole or in parts, may come again.
 */
export type Projection = (event: DynamoDBStreamEvent, deps: ProjectionDeps) => Promise<void>

export const PROJECTIONS: readonly Projection[] = [
  async (event, { table, searchFiles }) =>
    projectCounts(await projectSearchFiles(event, searchFiles, courseEndReader(table)), searchFiles),
  async (event, { searchFiles, timeZone }) => {
    const payments = await projectPayments(event, searchFiles, timeZone)
    await projectSales(payments, searchFiles)
    await projectPaymentCounts(payments, searchFiles)
  },
  (event, deps) => projectSeen(event, deps),
  // Screens read the list again when the catalogue is published.
  async (event, deps) => {
    await projectCourseList(event, deps)
    await projectCatalogue(event, deps)
  },
  (event, deps) => projectCoursePages(event, deps),
  (event, deps) => projectSamples(event, deps),
  (event, deps) => projectReservedTests(event, deps),
  (event, { searchFiles }) => projectFlaws(event, searchFiles),
  (event, deps) => notifyTestShortages(event, deps),
  (event, deps) => withdrawTroubleNotices(event, deps),
  (event, deps) => publishNotifications(event, deps),
  (event, deps) => endSubscriptions(event, deps),
  (event, deps) => projectOverview(event, deps),
  (event, deps) => projectReminders(event, deps),
  (event, deps) => projectExamBanks(event, deps),
  (event, { table }) => projectResponses(event, { table, rulesOf }),
  (event, { table }) => projectCards(event, table),
  (event, { table }) => projectCohorts(event, table),
  (event, deps) => projectRecounts(event, deps),
  (event, { table }) => storeAnswers(event, table),
  revokeCertificates,
  recordAudit,
]
