import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { type DeckItem, deckOf } from '#table/exam.ts'
import { attemptAndDeck } from '#table/keys.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import type { ExamDeck } from '#domain/exams/deck.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { AttemptRef } from './store-attempt.ts'

/** An attempt as stored, and as the rules use it; an adaptive one with its deck. */
export type LoadedAttempt = { item: AttemptItem; attempt: Attempt }

type Stored = AttemptItem | DeckItem

/** Adds an attempt's deck, which determines its questions' areas: they are not stored with it until it ends. */
function withDeck(attempt: Attempt, deck: ExamDeck): Attempt {
  const areas = new Map([...deck.items, ...deck.trials].map(({ id, area }) => [id, area]))
  const questions = attempt.questions.map((question) => {
    const group = areas.get(question.id)
    return group === undefined ? question : { ...question, group }
  })
  return { ...attempt, questions, deck }
}

/** Returns the attempts of a query, in its order, each with its deck. */
export function withDecks(items: readonly Stored[]): LoadedAttempt[] {
  const decks = items.filter((item) => item.type === 'deck')
  return items.flatMap((item) => {
    if (item.type === 'deck') return []
    const deck = decks.find(({ sk, seed }) => seed === item.seed && sk.startsWith(`${item.sk}#`))
    const attempt = attemptOf(item)
    return [{ item, attempt: deck ? withDeck(attempt, deckOf(deck)) : attempt }]
  })
}

/** Loads an attempt, with its deck if it has one, in one query: half a read unit, twice that when `consistent`. */
export async function loadAttempt(
  table: Table,
  { uid, progress, task, n }: AttemptRef,
  { consistent = false } = {},
): Promise<LoadedAttempt | undefined> {
  const items = await queryItems<Stored>(table, { ...attemptAndDeck(uid, progress, task, n), consistent })
  return withDecks(items)[0]
}
