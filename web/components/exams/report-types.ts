import type { Standing } from '#domain/exams/report.ts'
import { standingWords } from '#domain/messages/exam-report.ts'
import type { ExamReportFieldsFragment } from '#generated/operations.ts'

/** How an adaptive attempt was decided, and how that came about. */
export type Report = ExamReportFieldsFragment
export type ReportItem = Report['items'][number]
export type AreaStanding = Report['areas'][number]

const isStanding = (text: string): text is Standing => text in standingWords

/** A standing as the server names it; one that this version does not know says nothing. */
export const standingOf = ({ standing }: AreaStanding): Standing => (isStanding(standing) ? standing : 'none')

/** How far from the standard a scale is drawn, in logits: what lies beyond says next to nothing. */
export const SCALE_REACH = 3
