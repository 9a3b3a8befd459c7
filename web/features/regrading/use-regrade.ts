import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { unknownFailure } from '#domain/messages/failures.ts'
import type { RegradeFieldsFragment, RegradeLineFieldsFragment } from '#generated/operations.ts'
import { MoveRegradeDocument, RegradeLinesDocument } from '#generated/regrade-operations.ts'
import type { RegradeAction } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

export type Regrade = RegradeFieldsFragment
export type Line = RegradeLineFieldsFragment

const FIRST_PAGE = ''
/** The list of all regrades. */
export const REGRADES_KEY = ['regrades']
const linesKey = (id: string) => ['regrade', id]

/** Whether something of it is at work, and goes on with each call. */
export const isAtWork = ({ status }: Pick<Regrade, 'status'>): boolean =>
  status === 'checking' || status === 'applying' || status === 'undoing'

/** A page of a regrade's lines. */
export const readLines = async (id: string, nextToken: string | null) =>
  (await query(RegradeLinesDocument, { id, nextToken })).regradeLines

/** A regrade with its lines, page after page. */
export const useRegradeLines = (id: string) =>
  useInfiniteQuery({
    queryKey: linesKey(id),
    queryFn: ({ pageParam }) => readLines(id, pageParam === FIRST_PAGE ? null : pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextToken ?? undefined,
    staleTime: 0,
  })

export type RunningRegrade = {
  /** As the last call gave it. */
  job: Regrade | undefined
  /** This tab goes on with it. */
  working: boolean
  waiting: boolean
  problem: string | undefined
}

const IDLE: RunningRegrade = { job: undefined, working: false, waiting: false, problem: undefined }

/**
 * Applies or undoes a regrade, or goes on with what was begun, call after call until nothing is left. What a call has done stays when it
 * is stopped; calls may be repeated, by several tabs too.
 */
export function useRegradeRun(id: string) {
  const client = useQueryClient()
  const [own, setOwn] = useState<RunningRegrade>(IDLE)
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
    const put = (part: Partial<RunningRegrade>) => {
      if (run.current === controller) setOwn((before) => ({ ...before, ...part }))
    }
    put({ working: true, waiting: false, problem: undefined })
    try {
      let next = action
      for (let goesOn = true; goesOn && !controller.signal.aborted;) {
        const { moveRegrade } = await retryWhileOffline(() => mutate(MoveRegradeDocument, { id, action: next, mail }), {
          signal: controller.signal,
          onWaiting: (waiting) => put({ waiting }),
        })
        put({ job: moveRegrade })
        next = 'goOn'
        goesOn = isAtWork(moveRegrade)
      }
      put({ working: false })
    } catch (error) {
      put({ working: false, waiting: false, problem: error instanceof Error ? error.message : unknownFailure })
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: linesKey(id) }),
      client.invalidateQueries({ queryKey: REGRADES_KEY }),
    ])
  }
  const stop = () => {
    run.current?.abort()
    setOwn((before) => ({ ...before, working: false, waiting: false }))
  }
  return { own, move, stop }
}
