import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'

type Data = string | ArrayBuffer | NodeJS.ArrayBufferView

const bytesOf = (data: Data) => (data instanceof ArrayBuffer ? new Uint8Array(data) : data)

/** SHA-256 by Node's own code, keyed where a secret is given: what the signer of requests hashes with. */
export class Sha256 {
  readonly #hash: Hash | Hmac

  constructor(secret?: Data) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))
  }

  update(data: Data): void {
    this.#hash.update(bytesOf(data))
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#hash.digest()))
  }
}
