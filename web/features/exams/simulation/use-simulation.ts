import { useEffect, useRef, useState } from 'react'
import {
  type AbilityResult,
  runSimulation,
  type SimulationPlan,
  type SimulationProgress,
} from '#domain/exams/run-simulation.ts'
import { createSeededRandom } from '#domain/exams/seeded-random.ts'

/** Milliseconds per slice, which is the longest that input has to wait. */
const SLICE_MS = 40

type SliceOptions<P> = { signal: AbortSignal; onProgress: (progress: P) => void }

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Runs a generator in slices, so that the page stays responsive. Returns undefined when aborted. */
async function runInSlices<P, R>(
  steps: Generator<P, R, undefined>,
  { signal, onProgress }: SliceOptions<P>,
): Promise<{ value: R } | undefined> {
  for (;;) {
    await nextTask()
    const end = performance.now() + SLICE_MS
    let progress: P | undefined
    while (!signal.aborted && performance.now() < end) {
      const step = steps.next()
      if (step.done === true) return { value: step.value }
      progress = step.value
    }
    if (signal.aborted) return undefined
    if (progress !== undefined) onProgress(progress)
  }
}

export type SimulationState =
  | { status: 'idle' | 'cancelled' | 'insufficient' }
  | { status: 'running'; progress: SimulationProgress | undefined }
  | { status: 'done'; results: readonly AbilityResult[] }

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Runs simulated tests in this browser until they are done or cancelled, or the user leaves the page. */
export function useSimulation() {
  const [state, setState] = useState<SimulationState>({ status: 'idle' })
  const controller = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      controller.current?.abort()
    },
    [],
  )
  const run = async (plan: Omit<SimulationPlan, 'random'>) => {
    if (controller.current?.signal.aborted === false) return
    const current = new AbortController()
    const { signal } = current
    controller.current = current
    setState({ status: 'running', progress: undefined })
    const steps = runSimulation({ ...plan, random: createSeededRandom(randomSeed()) })
    const onProgress = (progress: SimulationProgress) => setState({ status: 'running', progress })
    const outcome = await runInSlices(steps, { signal, onProgress })
    if (outcome === undefined) return
    current.abort()
    setState(outcome.value ? { status: 'done', results: outcome.value } : { status: 'insufficient' })
  }
  const cancel = () => {
    controller.current?.abort()
    setState({ status: 'cancelled' })
  }
  return { state, run, cancel }
}
