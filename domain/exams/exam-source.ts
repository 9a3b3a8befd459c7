import type { ExamName } from './exam-item.ts'
import type { PlanArea } from './exam-settings.ts'
import type { PackedItem } from './pack-items.ts'

/** An exam as a draw reads it: its plan, its standard in logits, and its bank or one shard of it. */
export type ExamSource = {
  exam: ExamName
  plan: readonly PlanArea[]
  standard: number
  items: readonly PackedItem[]
}
