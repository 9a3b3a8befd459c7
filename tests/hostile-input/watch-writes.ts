import type { Table } from '#lambdas/dynamodb/table.ts'

const isRead = (command: string) => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(command)

/** Counts the commands that have changed something in the table since the last `reset`. */
export function watchWrites({ client }: Table) {
  const watch = { done: 0, reset: () => void (watch.done = 0) }
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args)
      if (!isRead(context.commandName ?? '')) watch.done += 1
      return result
    },
    { step: 'initialize', name: 'watch-writes' },
  )
  return watch
}
