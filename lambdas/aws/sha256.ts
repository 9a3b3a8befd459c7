import { createHash, createHmac, type Hash } from 'node:crypto'

type Data = string | ArrayBuffer | ArrayBufferView

function bytesOf(data: Data): string | Uint8Array {
  if (typeof data === 'string') return data
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data)
}

/** SHA-256 by Node's own code, keyed where a secret is given: what the signer of requests hashes with. */
export class Sha256 {
  readonly #hash: Hash | ReturnType<typeof createHmac>

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
