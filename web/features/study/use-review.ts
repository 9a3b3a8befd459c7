import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CardRating, CardReviewFieldsFragment } from '#generated/operations.ts'
import { AnswerCardDocument, RateCardDocument } from '#generated/study-operations.ts'
import { dropCard, keepAnswer, type ServedCard } from '#web/components/study/kept-reviews.ts'
import { mutate } from '#web/lib/api/api.ts'
import { lowerDueReviews } from '#web/lib/api/student-queries.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

/** Maximum answer time that the server accepts, in seconds. */
const MAX_SECONDS = 3600

const secondsSince = (time: number) => Math.min(MAX_SECONDS, Math.round((Date.now() - time) / 1000))

/**
 * Reviews one card: the answer, then the rating. Retries both while offline, which is safe: a second answer on the same
 * day is graded but changes nothing, and the same rating is idempotent. Leaving the card stops the retries; `keep` hands
 * the answer to the kept ones, which are sent later. `rated` is the review as last corrected.
 */
export function useReview(progressKey: string, served: ServedCard) {
  const { question, servedTime } = served
  const client = useQueryClient()
  const [offline, setOffline] = useState(false)
  const [rated, setRated] = useState<CardReviewFieldsFragment>()
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
  const inputOf = (choice: readonly number[]) => {
    return { ...card, servedTime, choice: [...choice], seconds: secondsSince(servedAt.current) }
  }
  const card = { progressKey, questionId: question.id, item: question.caseItem ?? null }
  // Waits for the connection here instead of in TanStack Query.
  const answering = useMutation({
    networkMode: 'always',
    mutationFn: async (choice: readonly number[]) => {
      let tries = 0
      const input = inputOf(choice)
      const review = await send(async () => {
        tries += 1
        return (await mutate(AnswerCardDocument, { input })).answerCard
      })
      // After a retry, `repeated` may only mean that the first reply was lost.
      return { ...review, repeated: review.repeated && tries === 1 }
    },
    onSuccess: ({ repeated }) => {
      dropCard(served)
      if (!repeated) lowerDueReviews(client)
    },
  })
  const rating = useMutation({
    networkMode: 'always',
    mutationFn: (cardRating: CardRating) =>
      send(async () => (await mutate(RateCardDocument, { input: { ...card, rating: cardRating } })).rateCard),
    onSuccess: setRated,
  })
  const keep = () => {
    if (answering.variables !== undefined) keepAnswer({ card: served, input: inputOf(answering.variables) })
  }
  return { answering, rating, rated, offline, keep }
}
