import type { Standing } from '#domain/exams/report.ts'
import { standingWords } from '#domain/messages/exam-report.ts'
import type { ExamReportFieldsFragment } from '#generated/operations.ts'

/** How an adaptive attempt was decided, question by question. */
export type Report = ExamReportFieldsFragment
export type ReportItem = Report['items'][number]
export type AreaStanding = Report['areas'][number]

const isStanding = (text: string): text is Standing => text in standingWords

/** An area or a step with its standing; unknown names of a standing are treated as none. */
export const withStanding = ({ standing, ...area }: AreaStanding) => ({
  ...area,
  standing: isStanding(standing) ? standing : ('none' as const),
})
export type KnownStanding = ReturnType<typeof withStanding>

/** How far a scale extends from the standard, in logits; values beyond it carry little information. */
export const SCALE_REACH = 3
