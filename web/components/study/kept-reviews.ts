import { createStore } from 'zustand/vanilla'
import type { AnswerCardInput, CardReviewFieldsFragment, StudyQueueQuery } from '#generated/operations.ts'
import { AnswerCardDocument, StudyQueueDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { waitUntilOnline } from '#web/lib/api/wait-until-online.ts'
import { isObject } from '#web/lib/json.ts'
import { currentSession, sessionStore } from '#web/lib/session/session-store.ts'
import { persistedStore } from '#web/lib/storage/persisted-store.ts'

type Queue = StudyQueueQuery['studyQueue']
export type ServedCard = Queue['cards'][number]

/** An answer that couldn't be sent yet, with its question for its verdict. */
type KeptAnswer = { card: ServedCard; input: AnswerCardInput }

/** A kept answer that arrived: its review, or why it was refused. */
export type CheckedAnswer = { card: ServedCard; review?: CardReviewFieldsFragment; failure?: string }

/** `uid`: whose; absent in what an older version has stored. */
type Kept = { uid?: string; progressKey: string; queue: Queue; answers: readonly KeptAnswer[] }

const isKept = (value: unknown): value is Kept => isObject(value) && 'queue' in value && 'answers' in value

/**
 * The reviews of the day, without keys, as last served, less what was answered since; and answers given without a
 * network. In the tab's storage, so a reload keeps them. A sign-out ends them; if the session expires, they wait for the
 * same student's next sign-in in the tab.
 */
export const keptReviews = persistedStore(() => window.sessionStorage, 'academy.reviews', isKept, undefined)

/** Why answers still wait: for the network, the end of a test, or the next try after an error. */
export type WaitsFor = 'network' | 'test' | 'retry'

/**
 * Kept answers that were checked since the page was loaded, and what the others wait for. Verdicts are never stored.
 */
export const checkedAnswers = createStore<{ checked: readonly CheckedAnswer[]; waitsFor: WaitsFor }>(() => ({
  checked: [],
  waitsFor: 'network',
}))

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
  setKept(({ queue, answers, ...reviews }) => ({
    ...reviews,
    queue: without(queue, answer.card),
    answers: [...answers.filter(({ card }) => !isCard(card, answer.card)), answer],
  }))
  startDelivery()
}

/** Codes of a final refusal. After any other failure, the answer is kept and sent again. */
const FINAL = new Set([
  ...['answer-first', 'card-not-due', 'card-not-found', 'questions-error'],
  ...['course-ended', 'course-not-started', 'progress-not-found'],
])

type Check = CheckedAnswer | { waitsFor: WaitsFor; isAlone: boolean }

/** Sends an answer; returns what came of it, or why it must wait, and whether only it must (`isAlone`). */
async function check({ card, input }: KeptAnswer): Promise<Check> {
  try {
    return { card, review: (await mutate(AnswerCardDocument, { input })).answerCard }
  } catch (error) {
    const code = error instanceof AppError ? error.code : ''
    if (error instanceof AppError && FINAL.has(code)) return { card, failure: error.message }
    if (code === 'network') throw error
    const isAlone = code === 'card-in-running-test'
    return { waitsFor: isAlone || code === 'exam-running' ? 'test' : 'retry', isAlone }
  }
}

/** Sends what can be sent; returns whether any answer is left to send later. */
async function deliverOnce(signal: AbortSignal): Promise<boolean> {
  const isStopped = () => signal.aborted
  const waiting = new Set<AnswerCardInput>()
  for (;;) {
    const answer = keptReviews.getState().value?.answers.find(({ input }) => !waiting.has(input))
    if (answer === undefined || isStopped()) return waiting.size > 0
    const result = await retryWhileOffline(() => check(answer), { signal })
    if (isStopped()) return false
    if ('waitsFor' in result) {
      checkedAnswers.setState({ waitsFor: result.waitsFor })
      if (!result.isAlone) return true
      waiting.add(answer.input)
    } else {
      checkedAnswers.setState(({ checked }) => ({ checked: [...checked, result] }))
      setKept((reviews) => ({ ...reviews, answers: reviews.answers.filter(({ input }) => input !== answer.input) }))
    }
  }
}

/** How long answers wait after this many refusals, in milliseconds: half a minute, doubled up to eight minutes. */
const waitFor = (tries: number): number => 30_000 * 2 ** Math.min(tries, 4)

async function deliver(signal: AbortSignal): Promise<void> {
  for (let tries = 0; await deliverOnce(signal); tries += 1) {
    const controller = new AbortController()
    pause = controller
    await waitUntilOnline(waitFor(tries), controller.signal)
    if (pause === controller) pause = undefined
    if (signal.aborted) return
  }
  checkedAnswers.setState({ waitsFor: 'network' })
}

let delivery: AbortController | undefined
/** Ends the wait for the next try. */
let pause: AbortController | undefined

/**
 * Sends kept answers in their order as soon as the network is back. An answer that arrived but whose reply was lost is
 * sent again, which changes nothing: the server accepts one review of a card a day. The session's end stops it.
 */
export function startDelivery(): void {
  pause?.abort()
  const { value } = keptReviews.getState()
  if (delivery !== undefined || value === undefined || value.answers.length === 0 || !isOwn(value)) return
  const controller = new AbortController()
  delivery = controller
  void deliver(controller.signal)
    .catch(() => undefined)
    .finally(() => {
      if (delivery === controller) delivery = undefined
    })
}

function isOwn({ uid }: Kept): boolean {
  const owner = currentSession()?.uid
  return owner !== undefined && (uid ?? owner) === owner
}

/** Removes what another user has left in this tab. */
function dropOthers(): void {
  const { value } = keptReviews.getState()
  if (value !== undefined && currentSession() !== undefined && !isOwn(value)) keptReviews.setState({ value: undefined })
}

dropOthers()

sessionStore.subscribe(({ session, expired }, { session: before }) => {
  if (session?.uid === before?.uid) return
  delivery?.abort()
  pause?.abort()
  delivery = undefined
  checkedAnswers.setState({ checked: [], waitsFor: 'network' })
  if (session === undefined && !expired) keptReviews.setState({ value: undefined })
  dropOthers()
  startDelivery()
})

/** Fetches the reviews of the day and keeps them; without a network, returns those that were kept. */
export async function fetchQueue(progressKey: string): Promise<Queue> {
  const { value } = keptReviews.getState()
  try {
    const { studyQueue } = await query(StudyQueueDocument, { progressKey })
    const answers = keptReviews.getState().value?.answers ?? []
    // An answer that is still on its way isn't asked again.
    const queue = answers.reduce((left, { card }) => without(left, card), studyQueue)
    const uid = currentSession()?.uid
    keptReviews.setState({ value: { ...(uid === undefined ? {} : { uid }), progressKey, queue, answers } })
    startDelivery()
    return queue
  } catch (error) {
    if (value?.progressKey === progressKey && error instanceof AppError && error.code === 'network') return value.queue
    throw error
  }
}
