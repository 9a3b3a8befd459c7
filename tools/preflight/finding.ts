/** `fail`: AWS would refuse the deployment, or something would be wrong after it. `warn`: advisable, or not decidable from here. */
export type State = 'ok' | 'warn' | 'fail'

/** What a check saw, as sentences, and what to do about it: a command or a place in a console, without a period at its end. */
export type Finding = { state: State; seen: string; todo?: string }

export const ok = (seen: string): Finding => ({ state: 'ok', seen })
export const warn = (seen: string, todo: string): Finding => ({ state: 'warn', seen, todo })
export const fail = (seen: string, todo: string): Finding => ({ state: 'fail', seen, todo })

/** A problem that fails in an environment that holds real data, and is a warning in others. */
export const failIf = (isFailure: boolean, seen: string, todo: string): Finding =>
  isFailure ? fail(seen, todo) : warn(seen, todo)

/** All problems of a check as one finding with the worst state; ok with `fine` when there are none. */
export function combine(problems: readonly Finding[], fine: string): Finding {
  if (problems.length === 0) return ok(fine)
  return {
    state: problems.some(({ state }) => state === 'fail') ? 'fail' : 'warn',
    seen: problems.map(({ seen }) => seen).join(' '),
    todo: [...new Set(problems.flatMap(({ todo }) => todo ?? []))].join('; '),
  }
}

const NAME_WIDTH = 20

/** A finding as the line that is printed. */
export const findingLine = (name: string, { state, seen, todo }: Finding): string =>
  `${state.padEnd(5)}  ${name.padEnd(NAME_WIDTH)}  ${seen}${todo === undefined ? '' : ` Fix: ${todo}`}`
