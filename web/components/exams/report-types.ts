import type { Standing } from '#domain/exams/report.ts'
import { standingWords } from '#domain/messages/exam-report.ts'
import type { ExamReportFieldsFragment } from '#generated/operations.ts'

/** How an adaptive attempt was decided, question by question. */
export type Report = ExamReportFieldsFragment
export type ReportItem = Report['items'][number]
export type AreaStanding = Report['areas'][number]

const isStanding = (text: string): text is Standing => text in standingWords

/** The server's name of a standing; unknown ones are treated as none. */
export const standingOf = ({ standing }: AreaStanding): Standing => (isStanding(standing) ? standing : 'none')

/** How far a scale extends from the standard, in logits; values beyond it carry little information. */
export const SCALE_REACH = 3
