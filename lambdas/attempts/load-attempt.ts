import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { type DeckItem, deckOf } from '#table/exam-deck.ts'
import { attemptAndDeck } from '#table/keys.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { AttemptRef } from './store-attempt.ts'

/** An attempt as it is stored, and as the rules take it; of an adaptive one with its deck. */
export type LoadedAttempt = { item: AttemptItem; attempt: Attempt }

type Stored = AttemptItem | DeckItem

/** Attempts and decks as a query gives them, attempts in its order, each with its deck. */
export function withDecks(items: readonly Stored[]): LoadedAttempt[] {
  const decks = items.filter((item) => item.type === 'deck')
  return items.flatMap((item) => {
    if (item.type === 'deck') return []
    const deck = decks.find(({ sk, seed }) => seed === item.seed && sk.startsWith(`${item.sk}#`))
    return [{ item, attempt: { ...attemptOf(item), ...(deck ? { deck: deckOf(deck) } : {}) } }]
  })
}

/** An attempt with its deck where it has one, in one query: half a read unit, twice that when `consistent`. */
export async function loadAttempt(
  table: Table,
  { uid, progress, task, n }: AttemptRef,
  { consistent = false } = {},
): Promise<LoadedAttempt | undefined> {
  const items = await queryItems<Stored>(table, { ...attemptAndDeck(uid, progress, task, n), consistent })
  return withDecks(items)[0]
}
