import type { Table } from '#lambdas/dynamodb/table.ts'

let steps = 0

/**
 * Runs `act` once, right before the table's next command of this name (such as 'TransactWriteItemsCommand'), to
 * simulate a concurrent change. If `act` throws, the command is not sent.
 */
export function beforeNext({ client }: Table, command: string, act: () => Promise<unknown>): void {
  const name = `before-next-${(steps += 1)}`
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName === command && client.middlewareStack.remove(name)) await act()
      return next(args)
    },
    { step: 'initialize', name },
  )
}

/**
 * Runs `act` right before every command of this name, at most `limit` times, so that a concurrent change is always
 * faster. `stop` ends this and returns how often it ran.
 */
export function beforeEvery(table: Table, command: string, limit: number, act: () => Promise<unknown>) {
  let times = 0
  let isStopped = false
  const arm = () =>
    beforeNext(table, command, async () => {
      if (isStopped || times === limit) return
      times += 1
      await act()
      arm()
    })
  arm()
  return {
    stop: () => {
      isStopped = true
      return times
    },
  }
}
