import type { ExamShortfall } from './deck.ts'
import type { PlanArea } from './exam-settings.ts'

const more = (n: number): string => `${n} more ${n === 1 ? 'question' : 'questions'}`

/** Formats a bank's shortfall for a test: where, and how many. */
export function shortfallText(shortfall: ExamShortfall, plan: readonly PlanArea[]): string {
  switch (shortfall.of) {
    case 'area':
      return `${plan[shortfall.area]?.names[0] ?? 'Unknown area'}: ${more(shortfall.missing)}`
    case 'cases':
      return `Case studies: ${shortfall.missing} more`
    case 'judgments':
      return `Stand-alone items of clinical judgment (Bow-Tie, Trend): ${shortfall.missing} more`
    case 'unscored':
      return `Unscored questions: ${more(shortfall.missing)} of any area`
  }
}
