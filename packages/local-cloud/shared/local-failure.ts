/** Something on this machine stops the local cloud; the message is one sentence that says what to do. */
export class LocalFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LocalFailure'
  }
}
