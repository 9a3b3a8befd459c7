import type { Output } from './preflight.ts'

const CLEAR_LINE = '\r\u001B[2K'

/** Lines on standard output; on a terminal also what is being waited for, in a line of its own that the next one replaces. */
export function terminalOutput(): Output {
  const isTerminal = process.stderr.isTTY
  const progress = (text: string) => {
    if (isTerminal) process.stderr.write(`${CLEAR_LINE}${text}`)
  }
  return {
    progress,
    line: (text) => {
      progress('')
      console.log(text)
    },
  }
}
