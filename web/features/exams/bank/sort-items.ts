import type { BankItem } from '#domain/exams/bank-item.ts'
import { meanDifficulty } from '#domain/exams/exam-item.ts'

type Order = { label: string; compare: (a: BankItem, b: BankItem) => number }

const by =
  (valueOf: (item: BankItem) => number, direction = 1) =>
  (a: BankItem, b: BankItem) =>
    direction * (valueOf(a) - valueOf(b))

/** The orders of the list of parameters, by the value that the address has. */
export const ORDERS = {
  number: { label: 'Question number', compare: by(({ id }) => id) },
  easiest: { label: 'Easiest first', compare: by(meanDifficulty) },
  hardest: { label: 'Hardest first', compare: by(meanDifficulty, -1) },
  fewest: { label: 'Fewest responses first', compare: by(({ n }) => n) },
  most: { label: 'Most responses first', compare: by(({ n }) => n, -1) },
  error: { label: 'Least certain first', compare: by(({ error }) => error ?? Infinity, -1) },
  exposure: { label: 'Most asked first', compare: by(({ exposure }) => exposure, -1) },
} as const satisfies Record<string, Order>

export type OrderName = keyof typeof ORDERS

export const isOrderName = (text: string): text is OrderName => Object.hasOwn(ORDERS, text)

/** In this order; equals by number. */
export const sortItems = (items: readonly BankItem[], order: OrderName): BankItem[] => {
  const { compare } = ORDERS[order]
  return items.toSorted((a, b) => compare(a, b) || a.id - b.id)
}
