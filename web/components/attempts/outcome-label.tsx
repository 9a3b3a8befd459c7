import { CircleCheck, CircleDot, CircleMinus, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { verdictWords } from '#domain/messages/scoring.ts'
import type { Outcome } from './reviewed.ts'

const ICONS: Record<Outcome, LucideIcon> = {
  correct: CircleCheck,
  partial: CircleDot,
  wrong: CircleX,
  unanswered: CircleMinus,
  hidden: Clock,
}
const COLORS: Record<Outcome, string> = {
  correct: 'text-success',
  partial: 'text-accent',
  wrong: 'text-error',
  unanswered: 'text-text-muted',
  hidden: 'text-text-muted',
}

/** The outcome of a question as an icon and a word. */
export function OutcomeLabel({ outcome }: { outcome: Outcome }) {
  const Icon = ICONS[outcome]
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${COLORS[outcome]}`}>
      <Icon className="flex-none" size={18} aria-hidden="true" /> {verdictWords[outcome]}
    </span>
  )
}
