import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { OpenTaskDocument, type TaskViewQueryVariables, type TaskViewQuery } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'

export type TaskFacts = TaskViewQuery['taskView']

/** Opening a Reading or Lecture completes it, once (spec 3.4.15). Whether it is complete now. */
export function useOpenTask(place: TaskViewQueryVariables, complete: boolean): boolean {
  const opened = useRef(complete)
  const { mutate: open, isSuccess } = useMutation({
    mutationFn: () => mutate(OpenTaskDocument, { input: place }),
    retry: 2,
    onError: (error) => showError(error.message),
  })
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    open()
  }, [open])
  return complete || isSuccess
}
