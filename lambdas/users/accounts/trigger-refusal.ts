/**
 * What a trigger refuses: Cognito passes its words on to the client. To Lambda it is a failure as any other, so it is written into the log,
 * by which the alarm recognises refusals (infra/alarms/alarms.ts).
 */
export class TriggerRefusal extends Error {
  readonly code: string
  constructor(code: string, words: string) {
    super(words)
    this.name = 'TriggerRefusal'
    this.code = code
  }
}
