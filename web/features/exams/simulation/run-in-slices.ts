/** Milliseconds that a slice takes: what is pressed in the meantime waits no longer. */
const SLICE_MS = 40

type SliceOptions<P> = { signal: AbortSignal; onProgress: (progress: P) => void }

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Runs a generator to its end a slice at a time, so that the page stays responsive; undefined once it was aborted. */
export async function runInSlices<P, R>(
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
