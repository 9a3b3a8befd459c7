import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'

type Fault = { side: 'before' | 'after'; error: Error }
type Plan = (command: unknown) => Fault | undefined | Promise<Fault | undefined>

/**
 * Returns the dependencies with a table that fails according to `fault`: before a command runs, or after (its reply is
 * lost).
 */
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
