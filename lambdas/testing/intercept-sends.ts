import type { Table } from '#lambdas/dynamodb/table.ts'

export type SentCommand = Parameters<Table['client']['send']>[0]
type Interceptor = (command: SentCommand, send: () => Promise<unknown>) => Promise<unknown>

/** Returns the table with a client that passes each command to `intercept`, with the function that sends it. */
export function interceptSends(table: Table, intercept: Interceptor): Table {
  const client = new Proxy(table.client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      return property === 'send' ? (command: SentCommand) => intercept(command, () => target.send(command)) : value
    },
  })
  return { ...table, client }
}
