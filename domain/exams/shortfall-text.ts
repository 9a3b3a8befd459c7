import type { ExamShortfall } from './deck.ts'
import type { PlanArea } from './exam-settings.ts'

const more = (n: number): string => `${n} more ${n === 1 ? 'question' : 'questions'}`

/** Formats a bank's shortfall for a test: where, and how many. */
export function shortfallText(lack: ExamShortfall, plan: readonly PlanArea[]): string {
  switch (lack.of) {
    case 'area':
      return `${plan[lack.area]?.names[0] ?? 'Unknown area'}: ${more(lack.missing)}`
    case 'cases':
      return `Case studies: ${lack.missing} more`
    case 'judgments':
      return `Stand-alone items of clinical judgment (Bow-Tie, Trend): ${lack.missing} more`
    case 'unscored':
      return `Unscored questions: ${more(lack.missing)} of any area`
  }
}
