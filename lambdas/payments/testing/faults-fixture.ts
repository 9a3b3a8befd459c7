import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'

type Fault = { side: 'before' | 'after'; error: Error }
type Plan = (command: unknown) => Fault | undefined | Promise<Fault | undefined>

/** The same deps with a table that fails as `fault` says: before a command is done, or after (its reply is lost). */
export function withFaults<Deps extends PaymentDeps>(deps: Deps, fault: Plan): Deps {
  const table = interceptSends(deps.table, async (command, send) => {
    const planned = await fault(command)
    if (planned?.side === 'before') throw planned.error
    const reply = await send()
    if (planned) throw planned.error
    return reply
  })
  return { ...deps, table }
}
