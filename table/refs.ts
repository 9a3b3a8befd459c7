import { createHash } from 'node:crypto'
import { refPieceKey } from './bank-keys.ts'
import { type Key } from './keys.ts'

/** Bytes that a ref takes: the first of its SHA-256. Two refs may share them: who finds one asks the question itself. */
const HASH = 8
/** Question numbers a piece: with keys, names and an editor an item stays below 1 KB, one unit a write. */
export const REFS_A_PIECE = 96

/** The refs of a stretch of question numbers: 8 bytes a number, zeros where it has none, cut behind the last. `version` counts writes. */
export type RefPieceItem = Key & { type: 'refs'; hashes: Uint8Array; version: number }

/** A piece as it was read; version 0: never written. */
export type RefPiece = { hashes: Uint8Array; version: number }

/** A piece of which no number has a ref yet. */
export const noPiece: RefPiece = { hashes: new Uint8Array(), version: 0 }

/** The piece that holds the ref of a question number. */
export const pieceOf = (id: number): number => Math.floor(id / REFS_A_PIECE)

/** The bytes that stand for a ref: never zeros, which stand for none. */
export function hashOfRef(ref: string): Uint8Array {
  const hash = Uint8Array.from(createHash('sha256').update(ref).digest().subarray(0, HASH))
  if (hash.every((byte) => byte === 0)) hash[HASH - 1] = 1
  return hash
}

const slotOf = (id: number) => (id % REFS_A_PIECE) * HASH
const sameAt = (hashes: Uint8Array, at: number, hash: Uint8Array) => hash.every((byte, n) => hashes[at + n] === byte)

/** Whether the piece has this ref at this question number. */
export const holdsRef = ({ hashes }: RefPiece, id: number, ref: string): boolean =>
  sameAt(hashes, slotOf(id), hashOfRef(ref))

/** The bytes of a piece with a ref at this question number, or without one there. */
export function withRef(hashes: Uint8Array, id: number, ref: string | undefined): Uint8Array {
  const next = new Uint8Array(Math.max(hashes.length, slotOf(id) + HASH))
  next.set(hashes)
  next.set(ref === undefined ? new Uint8Array(HASH) : hashOfRef(ref), slotOf(id))
  const last = next.findLastIndex((byte) => byte !== 0)
  return next.slice(0, Math.ceil((last + 1) / HASH) * HASH)
}

/** For each of these refs the numbers that pieces have it at: mostly one or none. */
export function numbersOfRefs(pieces: ReadonlyMap<number, RefPiece>, refs: readonly string[]): Map<string, number[]> {
  const first = (bytes: Uint8Array, at: number) =>
    ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
  const wanted = new Map<number, { ref: string; hash: Uint8Array }[]>()
  for (const ref of refs) {
    const hash = hashOfRef(ref)
    wanted.set(first(hash, 0), [...(wanted.get(first(hash, 0)) ?? []), { ref, hash }])
  }
  const numbers = new Map<string, number[]>()
  for (const [piece, { hashes }] of pieces)
    for (let at = 0; at < hashes.length; at += HASH)
      for (const { ref, hash } of wanted.get(first(hashes, at)) ?? [])
        if (sameAt(hashes, at, hash)) numbers.set(ref, [...(numbers.get(ref) ?? []), piece * REFS_A_PIECE + at / HASH])
  return numbers
}

/** The item of a piece at its next version. */
export const refPieceItem = (piece: number, { hashes, version }: RefPiece): RefPieceItem => ({
  ...refPieceKey(piece),
  type: 'refs',
  hashes,
  version: version + 1,
})

/** The pieces of a bank, made of its questions: what their writes would have left, at version `version` + 1. */
export function refPiecesOfBank(
  questions: Iterable<{ id: number; ref?: string | undefined }>,
  version = 0,
): RefPieceItem[] {
  const pieces = new Map<number, Uint8Array>()
  for (const { id, ref } of questions)
    if (ref !== undefined) pieces.set(pieceOf(id), withRef(pieces.get(pieceOf(id)) ?? new Uint8Array(), id, ref))
  return [...pieces].map(([piece, hashes]) => refPieceItem(piece, { hashes, version }))
}
