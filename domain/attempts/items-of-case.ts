import { CASE_ITEMS } from '../questions/types/record.ts'

/**
 * A question as drawn; `group` is the area it was drawn for (NCLEX; AdaptiveNCLEX: an area of the plan), `item` the
 * item of a case study, from 1.
 */
export type DrawnQuestion = { id: number; group?: number; item?: number }

/** Returns the six items of a case study as an attempt serves them, in order. */
export const itemsOfCase = (drawn: Omit<DrawnQuestion, 'item'>): DrawnQuestion[] =>
  Array.from({ length: CASE_ITEMS }, (_, i) => ({ ...drawn, item: i + 1 }))
