import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { type DeckItem, deckOf } from '#table/exam.ts'
import { attemptAndDeck } from '#table/keys.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import type { ExamDeck } from '#domain/exams/deck.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { AttemptRef } from './store-attempt.ts'

/** An attempt as it is stored, and as the rules take it; of an adaptive one with its deck. */
export type LoadedAttempt = { item: AttemptItem; attempt: Attempt }

type Stored = AttemptItem | DeckItem

/** An attempt with its deck, which says what area each of its questions is of: until it ends that is not stored with it. */
function withDeck(attempt: Attempt, deck: ExamDeck): Attempt {
  const areas = new Map([...deck.items, ...deck.trials].map(({ id, area }) => [id, area]))
  const questions = attempt.questions.map((question) => {
    const group = areas.get(question.id)
    return group === undefined ? question : { ...question, group }
  })
  return { ...attempt, questions, deck }
}

/** Attempts and decks as a query gives them, attempts in its order, each with its deck. */
export function withDecks(items: readonly Stored[]): LoadedAttempt[] {
  const decks = items.filter((item) => item.type === 'deck')
  return items.flatMap((item) => {
    if (item.type === 'deck') return []
    const deck = decks.find(({ sk, seed }) => seed === item.seed && sk.startsWith(`${item.sk}#`))
    const attempt = attemptOf(item)
    return [{ item, attempt: deck ? withDeck(attempt, deckOf(deck)) : attempt }]
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
