/** `wrong`: AWS would refuse the deployment, or something would be wrong after it. `look`: advisable, or not decidable from here. */
export type State = 'ok' | 'look' | 'wrong'

/** What a check saw, as sentences, and what to do about it: a command or a place in a console, without a period at its end. */
export type Finding = { state: State; seen: string; todo?: string }

export const ok = (seen: string): Finding => ({ state: 'ok', seen })
export const look = (seen: string, todo: string): Finding => ({ state: 'look', seen, todo })
export const wrong = (seen: string, todo: string): Finding => ({ state: 'wrong', seen, todo })

/** A problem that is wrong in an environment that holds real data, and worth a look in others. */
export const wrongIf = (isWrong: boolean, seen: string, todo: string): Finding =>
  isWrong ? wrong(seen, todo) : look(seen, todo)

/** All problems of a check as one finding with the worst state; ok with `fine` when there are none. */
export function combine(problems: readonly Finding[], fine: string): Finding {
  if (problems.length === 0) return ok(fine)
  return {
    state: problems.some(({ state }) => state === 'wrong') ? 'wrong' : 'look',
    seen: problems.map(({ seen }) => seen).join(' '),
    todo: [...new Set(problems.flatMap(({ todo }) => todo ?? []))].join('; '),
  }
}

const NAME_WIDTH = 20

/** A finding as the line that is printed. */
export const findingLine = (name: string, { state, seen, todo }: Finding): string =>
  `${state.padEnd(5)}  ${name.padEnd(NAME_WIDTH)}  ${seen}${todo === undefined ? '' : ` To do: ${todo}`}`
