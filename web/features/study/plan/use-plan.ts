import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UpdateStudyPlanInput } from '#generated/operations.ts'
import { ChangePlanFeedDocument, UpdateStudyPlanDocument } from '#generated/study-operations.ts'
import { planQuery, type StudyPlan } from '#web/components/study/plan-query.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { putReply } from '#web/lib/api/refetch.ts'

/** Another window changed the plan first. Refetch it to show the current state. */
const isChanged = (error: Error): boolean => error instanceof AppError && error.code === 'study-plan-changed'

/** Saves the plan's settings or changes the calendar URL. The reply is the updated plan. */
export function useChangePlan() {
  const client = useQueryClient()
  const show = (plan: StudyPlan) => putReply(client, planQuery.queryKey, plan)
  const onError = async (error: Error) => {
    if (isChanged(error)) await client.refetchQueries({ queryKey: planQuery.queryKey })
  }
  const saving = useMutation({
    mutationFn: async (input: UpdateStudyPlanInput) =>
      (await mutate(UpdateStudyPlanDocument, { input })).updateStudyPlan,
    onSuccess: show,
    onError,
  })
  const feed = useMutation({
    mutationFn: async (input: { on: boolean; version: number }) =>
      (await mutate(ChangePlanFeedDocument, { input })).changePlanFeed,
    onSuccess: show,
    onError,
  })
  return { saving, feed }
}
