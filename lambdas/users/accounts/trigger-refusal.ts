/**
 * An error of a trigger whose text Cognito passes to the client. Lambda treats it like any other failure, so its name
 * in the log lets the alarm recognize refusals (infra/alarms/alarms.ts).
 */
export class TriggerRefusal extends Error {
  readonly code: string
  constructor(code: string, words: string) {
    super(words)
    this.name = 'TriggerRefusal'
    this.code = code
  }
}
