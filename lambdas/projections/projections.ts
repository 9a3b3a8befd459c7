import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { courseEndReader } from './course-ends.ts'
import { type CatalogueDeps, projectCatalogue } from './project-catalogue.ts'
import { projectCohorts } from './project-cohorts.ts'
import { projectCards } from './project-cards.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { projectExamBanks } from './project-exam-banks.ts'
import { projectFlaws } from './project-flaws.ts'
import { projectResponses } from './project-responses.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { type CoursePagesDeps, projectCoursePages } from './project-course-pages.ts'
import { projectCourseList } from './project-course-list.ts'
import { projectCounts, projectPaymentCounts } from './project-counts.ts'
import { projectOverview } from './project-overview.ts'
import { projectPayments } from './project-payments.ts'
import { projectSamples } from './project-samples.ts'
import { projectReservedTests } from './project-reserved-tests.ts'
import { projectRecounts } from './project-recounts.ts'
import { projectReminders } from './project-reminders.ts'
import { projectSearchFiles } from './project-search-files.ts'
import { projectSales } from './project-sales.ts'
import { revokeCertificates } from './revoke-certificates.ts'
import { storeAnswers } from './store-answers.ts'
import { recordAudit } from './record-audit.ts'
import { projectSeen } from './project-seen.ts'
import { publishNotifications } from './publish-notifications.ts'
import { notifyTestShortages } from './notify-test-shortages.ts'
import { withdrawTroubleNotices } from './withdraw-trouble-notices.ts'

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
