/** Writes each step as it begins and how long it took when the next one begins. */
export function showProgress(write: (text: string) => void): { step: (text: string) => void; done: () => void } {
  const started = Date.now()
  const seconds = (): string => `${((Date.now() - started) / 1_000).toFixed(1).padStart(5)} s`
  return {
    step: (text) => {
      write(`${seconds()}  ${text} …\n`)
    },
    done: () => {
      write(`${seconds()}  Ready.\n`)
    },
  }
}
