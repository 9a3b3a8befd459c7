import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { OpenTaskDocument, type TaskViewQueryVariables, type TaskViewQuery } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'

export type TaskFacts = TaskViewQuery['taskView']

/** Completes a Reading or Lecture once it is opened (spec 3.4.15). Returns whether it is complete. */
export function useOpenTask(place: TaskViewQueryVariables, complete: boolean): boolean {
  const opened = useRef(complete)
  const client = useQueryClient()
  const { mutate: open, isSuccess } = useMutation({
    mutationFn: () => mutate(OpenTaskDocument, { input: place }),
    retry: 2,
    // A student who is back in the section already sees it as it was before.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['section-view'] })
      void client.invalidateQueries({ queryKey: ['course-view', place.progressKey] })
    },
    onError: (error) => showError(error.message),
  })
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    open()
  }, [open])
  return complete || isSuccess
}
