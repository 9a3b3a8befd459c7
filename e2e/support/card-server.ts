import { configOf } from './site-config.ts'

/** Turns one of the card server's knobs for tests (docs/local-services.md). */
export async function turnKnob(url: string, knob: string, body: object = {}): Promise<void> {
  const { local } = await configOf(url)
  const reply = await fetch(`${local.stripeUrl}/_test/${knob}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`The card server’s ${knob} answered ${reply.status}`)
}
