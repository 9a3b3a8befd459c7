/** A problem on this machine that stops the local cloud; the message is one sentence that explains what to do. */
export class LocalFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LocalFailure'
  }
}
