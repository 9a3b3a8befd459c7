import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CardRating, StudyQueueQuery } from '#generated/operations.ts'
import { AnswerCardDocument, RateCardDocument } from '#generated/study-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

export type ServedCard = StudyQueueQuery['studyQueue']['cards'][number]

/** The longest time that the server takes for an answer, seconds. */
const MAX_SECONDS = 3600

/**
 * The review of one card: its answer, then its rating. Both are sent again while there is no connection, which is safe: a second answer
 * of a day is graded and changes nothing, and the same rating answers the same. Leaving the card ends the tries.
 */
export function useReview(progressKey: string, { question, servedTime }: ServedCard) {
  const [offline, setOffline] = useState(false)
  const shownAt = useRef(0)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    shownAt.current = Date.now()
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const send = <T>(call: () => Promise<T>) =>
    retryWhileOffline(call, { signal: leaving.current?.signal ?? AbortSignal.abort(), onWaiting: setOffline })
  const card = { progressKey, questionId: question.id, item: question.caseItem ?? null }
  // The connection is waited for here, not by TanStack Query.
  const answering = useMutation({
    networkMode: 'always',
    mutationFn: async (choice: readonly number[]) => {
      let tries = 0
      const seconds = Math.min(MAX_SECONDS, Math.round((Date.now() - shownAt.current) / 1000))
      const input = { ...card, servedTime, choice: [...choice], seconds }
      const review = await send(async () => {
        tries += 1
        return (await mutate(AnswerCardDocument, { input })).answerCard
      })
      // What was sent again may repeat itself: its first reply was lost.
      return { ...review, repeated: review.repeated && tries === 1 }
    },
  })
  const rating = useMutation({
    networkMode: 'always',
    mutationFn: (given: CardRating) =>
      send(async () => (await mutate(RateCardDocument, { input: { ...card, rating: given } })).rateCard),
  })
  return { answering, rating, offline }
}
