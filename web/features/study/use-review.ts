import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CardRating, StudyQueueQuery } from '#generated/operations.ts'
import { AnswerCardDocument, RateCardDocument } from '#generated/study-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

export type ServedCard = StudyQueueQuery['studyQueue']['cards'][number]

/** Maximum answer time that the server accepts, in seconds. */
const MAX_SECONDS = 3600

/**
 * Reviews one card: the answer, then the rating. Retries both while offline, which is safe: a second answer on the same
 * day is graded but changes nothing, and the same rating is idempotent. Leaving the card stops the retries.
 */
export function useReview(progressKey: string, { question, servedTime }: ServedCard) {
  const [offline, setOffline] = useState(false)
  const servedAt = useRef(0)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    servedAt.current = Date.now()
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const send = <T>(call: () => Promise<T>) =>
    retryWhileOffline(call, { signal: leaving.current?.signal ?? AbortSignal.abort(), onWaiting: setOffline })
  const card = { progressKey, questionId: question.id, item: question.caseItem ?? null }
  // Waits for the connection here instead of in TanStack Query.
  const answering = useMutation({
    networkMode: 'always',
    mutationFn: async (choice: readonly number[]) => {
      let tries = 0
      const seconds = Math.min(MAX_SECONDS, Math.round((Date.now() - servedAt.current) / 1000))
      const input = { ...card, servedTime, choice: [...choice], seconds }
      const review = await send(async () => {
        tries += 1
        return (await mutate(AnswerCardDocument, { input })).answerCard
      })
      // After a retry, `repeated` may only mean that the first reply was lost.
      return { ...review, repeated: review.repeated && tries === 1 }
    },
  })
  const rating = useMutation({
    networkMode: 'always',
    mutationFn: (cardRating: CardRating) =>
      send(async () => (await mutate(RateCardDocument, { input: { ...card, rating: cardRating } })).rateCard),
  })
  return { answering, rating, offline }
}
