import { CASE_ITEMS } from '../questions/types/record.ts'
import type { DrawnQuestion } from './attempt.ts'

/** A case study as an attempt asks it: its six items, one after the other. */
export const itemsOfCase = (drawn: Omit<DrawnQuestion, 'item'>): DrawnQuestion[] =>
  Array.from({ length: CASE_ITEMS }, (_, i) => ({ ...drawn, item: i + 1 }))
