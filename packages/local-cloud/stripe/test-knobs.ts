import type { Faults } from './faults.ts'
import type { WebhookMode, Webhooks } from './webhooks.ts'

export type KnobReply = { status: number; body: unknown }

type Ask = Record<string, unknown>

const MODES: readonly WebhookMode[] = ['normal', 'hold', 'duplicate', 'drop']

const text = (ask: Ask, name: string, otherwise: string): string => {
  const value = ask[name]
  return typeof value === 'string' ? value : otherwise
}

const number = (ask: Ask, name: string, otherwise: number): number => {
  const value = ask[name]
  return typeof value === 'number' ? value : otherwise
}

const ok = (body: unknown): KnobReply => ({ status: 200, body })
const refused = (message: string): KnobReply => ({ status: 400, body: { error: message } })

type Knobs = {
  webhooks: Webhooks
  faults: Faults
  /** Decides a dispute as the bank. False if there is no open one with that ID. */
  decideDispute: (id: string, won: boolean) => boolean
}

/**
 * Test-only requests under `/_test/`: webhook modes, disputes, faults of the next requests. Undefined for an unknown
 * one.
 */
export async function turnKnob(
  path: string,
  ask: Ask,
  { webhooks, faults, decideDispute }: Knobs,
): Promise<KnobReply | undefined> {
  const plan = {
    times: number(ask, 'times', 1),
    method: text(ask, 'method', 'POST'),
    path: text(ask, 'path', '/v1/payment_intents'),
  }
  switch (path) {
    case '/_test/webhooks': {
      const mode = MODES.find((known) => known === ask['mode'])
      if (!mode) return refused(`mode is one of ${MODES.join(', ')}`)
      webhooks.setMode(mode)
      return ok({ mode })
    }
    case '/_test/webhooks/state':
      return ok({ mode: webhooks.mode(), held: webhooks.held() })
    case '/_test/webhooks/flush':
      return ok({ delivered: await webhooks.flush(text(ask, 'order', 'first') === 'last' ? 'last' : 'first') })
    case '/_test/webhooks/resend':
      return (await webhooks.resend(text(ask, 'id', ''))) ? ok({ resent: true }) : refused('no event of that id')
    case '/_test/webhooks/signed-request': {
      const signed = webhooks.signedRequest(text(ask, 'id', ''), number(ask, 'now', Date.now()))
      return signed ? ok(signed) : refused('no event of that id')
    }
    case '/_test/disputes/decide':
      return decideDispute(text(ask, 'id', ''), ask['won'] === true)
        ? ok({ decided: true })
        : refused('no open dispute of that id')
    case '/_test/hang':
      faults.plan({ ...plan, fault: { kind: ask['lose'] === 'request' ? 'lose-request' : 'lose-reply' } })
      return ok({ planned: plan })
    case '/_test/delay':
      faults.plan({ ...plan, fault: { kind: 'delay', ms: number(ask, 'ms', 500) } })
      return ok({ planned: plan })
    case '/_test/fail':
      faults.plan({ ...plan, fault: { kind: 'status', status: number(ask, 'status', 500) } })
      return ok({ planned: plan })
    case '/_test/reset':
      faults.clear()
      webhooks.setMode('normal')
      return ok({ mode: 'normal' })
    default:
      return undefined
  }
}
