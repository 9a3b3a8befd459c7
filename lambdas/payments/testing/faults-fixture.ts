import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'

type Fault = { side: 'before' | 'after'; error: Error }
type Plan = (command: unknown) => Fault | undefined | Promise<Fault | undefined>

/** The same means with a table that fails as `fault` says: before a command is done, or after (its reply is lost). */
export function withFaults<Means extends PaymentDeps>(deps: Means, fault: Plan): Means {
  const client = new Proxy(deps.table.client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (property !== 'send') return value
      return async (command: Parameters<typeof target.send>[0]) => {
        const planned = await fault(command)
        if (planned?.side === 'before') throw planned.error
        const reply = await target.send(command)
        if (planned) throw planned.error
        return reply
      }
    },
  })
  return { ...deps, table: { ...deps.table, client } }
}
