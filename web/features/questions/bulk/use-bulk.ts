import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { unknownFailure } from '#domain/messages/failures.ts'
import { refetchLists } from '../question-lists.ts'
import { type BulkAction, type BulkOutcome, runBulk } from './run-bulk.ts'

type Work = { outcomes: readonly BulkOutcome[]; running: boolean; waiting: boolean; problem?: string }

/** Runs a change to many questions and collects the outcomes. It can be stopped and resumed, also after a failure. */
export function useBulk(ids: readonly number[], action: BulkAction) {
  const client = useQueryClient()
  const [batch] = useState(() => crypto.randomUUID())
  const [work, setWork] = useState<Work>()
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )
  const run = async (tag: string | undefined) => {
    const controller = new AbortController()
    running.current = controller
    const before = work?.outcomes ?? []
    const done = new Set(before.map(({ id }) => id))
    setWork({ outcomes: before, running: true, waiting: false })
    const end = (more: Partial<Work>) => setWork((now) => now && { ...now, running: false, waiting: false, ...more })
    try {
      const rest = ids.filter((id) => !done.has(id))
      await runBulk(
        rest,
        { action, batch, ...(tag !== undefined && { tag }) },
        {
          signal: controller.signal,
          onOutcomes: (outcomes) =>
            setWork((now) => now && { ...now, waiting: false, outcomes: [...now.outcomes, ...outcomes] }),
          onWaiting: (waiting) => setWork((now) => now && { ...now, waiting }),
        },
      )
      end({})
    } catch (error) {
      end(controller.signal.aborted ? {} : { problem: error instanceof Error ? error.message : unknownFailure })
    }
    refetchLists(client)
  }
  return {
    work,
    run: (tag?: string) => void run(tag),
    stop: () => {
      running.current?.abort()
    },
  }
}
