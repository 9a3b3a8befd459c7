import { type DecidedAttempt, type ExamOutcome, examOutcome } from '#domain/exams/outcome.ts'
import { outcomeText } from '#domain/messages/exam-report.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** An adaptive attempt's result as text and color; undefined while it's running. */
export function outcomeWords(attempt: DecidedAttempt): (ExamOutcome & { text: string; tone: BadgeTone }) | undefined {
  const outcome = examOutcome(attempt)
  if (outcome === undefined) return undefined
  const tone = outcome.ended === 'early' ? 'neutral' : outcome.passed ? 'success' : 'error'
  return { ...outcome, text: outcomeText(outcome), tone }
}
