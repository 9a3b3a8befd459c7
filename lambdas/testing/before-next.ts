import type { Table } from '#lambdas/dynamodb/table.ts'

let steps = 0

/**
 * Does `act` once, right before the table's next command of this name goes out (such as 'TransactWriteItemsCommand'): what
 * somebody else does between two steps of a use case. An `act` that throws takes the command's place.
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
 * Does `act` right before every command of this name, `limit` times at most: somebody else is always faster. `stop` ends it
 * and gives how often it was.
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
