import { createStore } from 'zustand/vanilla'
import type { AnswerCardInput, CardReviewFieldsFragment, StudyQueueQuery } from '#generated/operations.ts'
import { AnswerCardDocument, StudyQueueDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { isObject } from '#web/lib/json.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { persistedStore } from '#web/lib/storage/persisted-store.ts'

type Queue = StudyQueueQuery['studyQueue']
export type ServedCard = Queue['cards'][number]

/** An answer that couldn't be sent yet, with its question for its verdict. */
type KeptAnswer = { card: ServedCard; input: AnswerCardInput }

/** A kept answer that arrived: its review, or why it was refused. */
export type CheckedAnswer = { card: ServedCard; review?: CardReviewFieldsFragment; failure?: string }

type Kept = { progressKey: string; queue: Queue; answers: readonly KeptAnswer[] }

const isKept = (value: unknown): value is Kept => isObject(value) && 'queue' in value && 'answers' in value

/**
 * The reviews of the day, without keys, as last served, less what was answered since; and answers given without a
 * network. In the tab's storage, so a reload keeps them, and they end with the session.
 */
export const keptReviews = persistedStore(() => window.sessionStorage, 'academy.reviews', isKept, undefined)

/** Kept answers that were checked since the page was loaded. Verdicts are never stored. */
export const checkedAnswers = createStore<{ checked: readonly CheckedAnswer[] }>(() => ({ checked: [] }))

const setKept = (change: (reviews: Kept) => Kept): void => {
  const { value } = keptReviews.getState()
  if (value !== undefined) keptReviews.setState({ value: change(value) })
}

const isCard = ({ question }: ServedCard, card: ServedCard): boolean =>
  question.id === card.question.id && question.caseItem === card.question.caseItem

const without = (queue: Queue, card: ServedCard): Queue => {
  const cards = queue.cards.filter((other) => !isCard(other, card))
  const answered = queue.cards.length - cards.length
  return { ...queue, cards, left: queue.left - answered, done: queue.done + answered }
}

/** Removes a card that was answered from the kept reviews. */
export const dropCard = (card: ServedCard): void =>
  setKept((reviews) => ({ ...reviews, queue: without(reviews.queue, card) }))

/** Keeps an answer that the network didn't take, and sends it once there is one. */
export function keepAnswer(answer: KeptAnswer): void {
  setKept(({ progressKey, queue, answers }) => ({
    progressKey,
    queue: without(queue, answer.card),
    answers: [...answers.filter(({ card }) => !isCard(card, answer.card)), answer],
  }))
  startDelivery()
}

async function check({ card, input }: KeptAnswer): Promise<CheckedAnswer> {
  try {
    return { card, review: (await mutate(AnswerCardDocument, { input })).answerCard }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'network') throw error
    return { card, failure: error.message }
  }
}

async function deliver(signal: AbortSignal): Promise<void> {
  const isStopped = () => signal.aborted
  for (;;) {
    const [answer] = keptReviews.getState().value?.answers ?? []
    if (answer === undefined || isStopped()) return
    const result = await retryWhileOffline(() => check(answer), { signal })
    if (isStopped()) return
    checkedAnswers.setState(({ checked }) => ({ checked: [...checked, result] }))
    setKept((reviews) => ({ ...reviews, answers: reviews.answers.filter(({ input }) => input !== answer.input) }))
  }
}

let delivery: AbortController | undefined

/**
 * Sends kept answers in their order as soon as the network is back. An answer that arrived but whose reply was lost is
 * sent again, which changes nothing: the server accepts one review of a card a day. The session's end stops it.
 */
export function startDelivery(): void {
  if (delivery !== undefined || (keptReviews.getState().value?.answers ?? []).length === 0) return
  const controller = new AbortController()
  delivery = controller
  void deliver(controller.signal)
    .catch(() => undefined)
    .finally(() => {
      if (delivery === controller) delivery = undefined
    })
}

sessionStore.subscribe(({ session }, { session: before }) => {
  if (session?.uid === before?.uid) return
  delivery?.abort()
  delivery = undefined
  keptReviews.setState({ value: undefined })
  checkedAnswers.setState({ checked: [] })
})

/** Fetches the reviews of the day and keeps them; without a network, returns those that were kept. */
export async function fetchQueue(progressKey: string): Promise<Queue> {
  const { value } = keptReviews.getState()
  try {
    const { studyQueue } = await query(StudyQueueDocument, { progressKey })
    const answers = keptReviews.getState().value?.answers ?? []
    // An answer that is still on its way isn't asked again.
    const queue = answers.reduce((left, { card }) => without(left, card), studyQueue)
    keptReviews.setState({ value: { progressKey, queue, answers } })
    startDelivery()
    return queue
  } catch (error) {
    if (value?.progressKey === progressKey && error instanceof AppError && error.code === 'network') return value.queue
    throw error
  }
}
