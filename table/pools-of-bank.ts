import type { Question } from '#domain/questions/question.ts'
import { count, type Bitmap } from '#domain/attempts/bitmap.ts'
import { placesOf } from './pool-places.ts'
import { PIECE, pieceOf, type PoolItem, poolItems } from './pool.ts'

type Labelled = Pick<Question, 'id' | 'tags' | 'area'>
type Pieces = Map<number, Map<string, Bitmap>>

/** All pools of a bank, made of its questions: what the writes of these questions would have left, at version `version` + 1. */
export function poolsOfBank(questions: Iterable<Labelled>, version = 0): PoolItem[] {
  const pools = new Map<string, Pieces>()
  for (const question of questions)
    for (const { pool, part } of placesOf(question)) {
      const pieces: Pieces = pools.get(pool) ?? new Map([[0, new Map<string, Bitmap>()]])
      const parts = pieces.get(pieceOf(question.id)) ?? new Map<string, Bitmap>()
      const bits = parts.get(part) ?? new Uint8Array(PIECE / 8)
      const n = question.id % PIECE
      bits[n >> 3] = (bits[n >> 3] ?? 0) | (1 << (n & 7))
      pools.set(pool, pieces.set(pieceOf(question.id), parts.set(part, bits)))
    }
  return [...pools].flatMap(([name, pieces]) => {
    const length = Math.max(...pieces.keys()) + 1
    const counts = new Map<string, number[]>()
    for (const [piece, parts] of pieces)
      for (const [part, bits] of parts) {
        const byPiece = counts.get(part) ?? Array.from({ length }, () => 0)
        byPiece[piece] = count(bits)
        counts.set(part, byPiece)
      }
    return poolItems({ name, version, counts, pieces }, pieces.keys())
  })
}
