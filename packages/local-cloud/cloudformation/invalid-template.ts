/** The template needs something that the local cloud doesn't support; the message is one sentence for the user. */
export class InvalidTemplate extends Error {
  constructor(message: string) {
    super(`The template is broken: ${message}`)
    this.name = 'InvalidTemplate'
  }
}
