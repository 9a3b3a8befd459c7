/**
 * `fail`: AWS would reject the deployment, or something would be wrong after it. `warn`: advisable, or can't be
 * determined from here.
 */
export type State = 'ok' | 'warn' | 'fail'

/**
 * The result of a check in sentences, and what to do about it: a command or a location in a console, without a final
 * period.
 */
export type Finding = { state: State; seen: string; todo?: string }

export const ok = (seen: string): Finding => ({ state: 'ok', seen })
export const warn = (seen: string, todo: string): Finding => ({ state: 'warn', seen, todo })
export const fail = (seen: string, todo: string): Finding => ({ state: 'fail', seen, todo })

/** A problem that fails in an environment with real data, and is a warning in others. */
export const failIf = (isFailure: boolean, seen: string, todo: string): Finding =>
  isFailure ? fail(seen, todo) : warn(seen, todo)

/** Combines all problems of a check into one finding with the worst state; ok with `fine` if there are none. */
export function combine(problems: readonly Finding[], fine: string): Finding {
  if (problems.length === 0) return ok(fine)
  return {
    state: problems.some(({ state }) => state === 'fail') ? 'fail' : 'warn',
    seen: problems.map(({ seen }) => seen).join(' '),
    todo: [...new Set(problems.flatMap(({ todo }) => todo ?? []))].join('; '),
  }
}

const NAME_WIDTH = 20

/** Formats a finding as an output line. */
export const findingLine = (name: string, { state, seen, todo }: Finding): string =>
  `${state.padEnd(5)}  ${name.padEnd(NAME_WIDTH)}  ${seen}${todo === undefined ? '' : ` Fix: ${todo}`}`
