/** The template asks for something the local cloud cannot give; the message is one sentence for a person. */
export class InvalidTemplate extends Error {
  constructor(message: string) {
    super(`The template is broken: ${message}`)
    this.name = 'BrokenTemplate'
  }
}
