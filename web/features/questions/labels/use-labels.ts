import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ContinueLabelJobDocument, LabelListsDocument, LabelUseDocument } from '#generated/admin-operations.ts'
import type { LabelJobFieldsFragment, LabelListsQuery } from '#generated/operations.ts'
import type { LabelKind } from '#generated/schema.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { refetchLists } from '../question-lists.ts'
import { CONSTANTS_KEY } from '../use-constants.ts'

const LABELS_KEY = ['labels']

export type LabelRow = LabelListsQuery['labels']['tags'][number]
export type LabelJob = LabelJobFieldsFragment

/** All tags and areas with their uses. */
export const useLabels = () =>
  useQuery({
    queryKey: LABELS_KEY,
    queryFn: async () => (await query(LabelListsDocument, {})).labels,
    staleTime: 0,
  })

/** Fetches the uses of a name when its dialog opens. With `into`, also the tests that a merge would stop. */
export const useLabelUse = (kind: LabelKind, name: string, into?: string) =>
  useQuery({
    queryKey: ['label-use', kind, name, into],
    queryFn: async () => (await query(LabelUseDocument, { kind, name, into: into ?? null })).labelUse,
    staleTime: 0,
    gcTime: 0,
  })

/** Refetches the lists, the pickers, and the questions after names have changed. */
export function refetchLabels(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: LABELS_KEY })
  void client.invalidateQueries({ queryKey: CONSTANTS_KEY })
  refetchLists(client)
}

export type RunningJob = {
  job: LabelJob
  /** This tab is running the job. */
  working: boolean
  waiting: boolean
  problem: string | undefined
}

/**
 * The rename or merge job of a list. `stored` is the job known to the server when the lists were read. Any
 * administrator can continue it, also after a reload. Stopping loses no finished work, and calls can be retried safely.
 */
export function useLabelJob(kind: LabelKind, stored: LabelJob | undefined) {
  const client = useQueryClient()
  const [localJob, setLocalJob] = useState<RunningJob>()
  const run = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      run.current?.abort()
    },
    [],
  )
  const resume = async (job: LabelJob) => {
    const controller = new AbortController()
    run.current?.abort()
    run.current = controller
    const patch = (part: Partial<RunningJob>) => {
      if (run.current === controller)
        setLocalJob((before) => ({ job, working: true, waiting: false, problem: undefined, ...before, ...part }))
    }
    patch({ job, working: true, waiting: false, problem: undefined })
    try {
      for (let finished = false; !finished && !controller.signal.aborted;) {
        const { continueLabelJob } = await retryWhileOffline(() => mutate(ContinueLabelJobDocument, { kind }), {
          signal: controller.signal,
          onWaiting: (waiting) => patch({ waiting }),
        })
        // No job is running: another user has finished it.
        finished = continueLabelJob?.finished ?? true
        patch({ job: continueLabelJob ?? { ...job, done: job.total, finished: true } })
      }
      patch({ working: false })
    } catch (error) {
      patch({ working: false, waiting: false, problem: error instanceof Error ? error.message : unknownFailure })
    }
    refetchLabels(client)
  }
  const stop = () => {
    run.current?.abort()
    setLocalJob((before) => before && { ...before, working: false, waiting: false })
    refetchLabels(client)
  }
  const close = () => setLocalJob(undefined)
  const shown: RunningJob | undefined =
    localJob ?? (stored && { job: stored, working: false, waiting: false, problem: undefined })
  return { shown, resume, stop, close }
}
