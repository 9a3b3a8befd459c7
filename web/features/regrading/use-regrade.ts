import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { unknownFailure } from '#domain/messages/failures.ts'
import type { RegradeFieldsFragment, RegradeLineFieldsFragment } from '#generated/operations.ts'
import { MoveRegradeDocument, RegradeLinesDocument } from '#generated/regrade-operations.ts'
import type { RegradeAction } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { useGrowingList } from '#web/ui/list/use-lists.ts'

export type Regrade = RegradeFieldsFragment
export type Line = RegradeLineFieldsFragment

/** Query key of the list of regrades. */
export const REGRADES_KEY = ['regrades']
const linesKey = (id: string) => ['regrade', id]

/** Whether a step is in progress, which each call advances. */
export const isAtWork = ({ status }: Pick<Regrade, 'status'>): boolean =>
  status === 'checking' || status === 'applying' || status === 'undoing'

/** Fetches a page of a regrade's lines. */
export const readLines = async (id: string, nextToken: string | null | undefined) =>
  (await query(RegradeLinesDocument, { id, nextToken })).regradeLines

/** A regrade with its lines, page by page. */
export const useRegradeLines = (id: string) => useGrowingList(linesKey(id), (nextToken) => readLines(id, nextToken))

export type RunningRegrade = {
  /** The regrade as returned by the last call. */
  job: Regrade | undefined
  /** Whether this tab is running the regrade. */
  working: boolean
  waiting: boolean
  problem: string | undefined
}

const IDLE: RunningRegrade = { job: undefined, working: false, waiting: false, problem: undefined }

/**
 * Applies or undoes a regrade, or resumes a started one, call by call until done. Stopping keeps the work of finished
 * calls. Calls can be repeated safely, also by several tabs.
 */
export function useRegradeRun(id: string) {
  const client = useQueryClient()
  const [localRun, setLocalRun] = useState<RunningRegrade>(IDLE)
  const run = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      run.current?.abort()
    },
    [],
  )
  const move = async (action: RegradeAction, mail = false) => {
    const controller = new AbortController()
    run.current?.abort()
    run.current = controller
    const patch = (part: Partial<RunningRegrade>) => {
      if (run.current === controller) setLocalRun((before) => ({ ...before, ...part }))
    }
    patch({ working: true, waiting: false, problem: undefined })
    try {
      let next = action
      for (let hasMore = true; hasMore && !controller.signal.aborted;) {
        const { moveRegrade } = await retryWhileOffline(() => mutate(MoveRegradeDocument, { id, action: next, mail }), {
          signal: controller.signal,
          onWaiting: (waiting) => patch({ waiting }),
        })
        patch({ job: moveRegrade })
        next = 'goOn'
        hasMore = isAtWork(moveRegrade)
      }
      patch({ working: false })
    } catch (error) {
      patch({ working: false, waiting: false, problem: error instanceof Error ? error.message : unknownFailure })
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: linesKey(id) }),
      client.invalidateQueries({ queryKey: REGRADES_KEY }),
    ])
  }
  const stop = () => {
    run.current?.abort()
    setLocalRun((before) => ({ ...before, working: false, waiting: false }))
  }
  return { localRun, move, stop }
}
