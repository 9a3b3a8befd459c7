import { contentType } from '../content-type.ts'
import { scoreParts, zeroOne } from '../score.ts'
import {
  readTokenCloze,
  type TokenCloze,
  tokenClozeParts,
  tokenClozeTexts,
  usesTokensOnce,
  viewTokenCloze,
} from '../tokens.ts'

/** `{ text, tokens: [text], blanks: [{ correct, why? }], reusable? }`; a point for each blank with its token (0/1 scoring). */
export const dragAndDropCloze = contentType<TokenCloze>({
  read: (reader, value) => readTokenCloze(reader, value, [1, 6]),
  view: viewTokenCloze,
  texts: tokenClozeTexts,
  parts: tokenClozeParts,
  accepts: usesTokensOnce,
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})
