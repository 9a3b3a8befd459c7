import { useEffect, useRef, useState } from 'react'
import {
  type AbilityResult,
  runSimulation,
  type SimulationPlan,
  type SimulationProgress,
} from '#domain/exams/run-simulation.ts'
import { createSeededRandom } from '#domain/exams/seeded-random.ts'
import { runInSlices } from './run-in-slices.ts'

export type SimulationState =
  | { status: 'idle' | 'cancelled' | 'insufficient' }
  | { status: 'running'; progress: SimulationProgress | undefined }
  | { status: 'done'; results: readonly AbilityResult[] }

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Simulated sittings in this browser, until they are done, cancelled, or the screen is left. */
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
