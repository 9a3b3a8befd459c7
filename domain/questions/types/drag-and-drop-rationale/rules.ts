import { contentType } from '../content-type.ts'
import { scoreRationale } from '../score.ts'
import {
  readTokenCloze,
  type TokenCloze,
  tokenClozeParts,
  tokenClozeTexts,
  usesTokensOnce,
  viewTokenCloze,
} from '../tokens.ts'

/** A token cloze of two or three blanks with the index of the one that the others give reasons for. */
type DragAndDropRationale = TokenCloze & { anchor: number }

/** Rationale scoring, as of a Drop-Down Rationale. */
export const dragAndDropRationale = contentType<DragAndDropRationale>({
  read: (reader, value) => {
    const cloze = readTokenCloze(reader, value, [2, 3])
    return { ...cloze, anchor: reader.index(reader.fields(value).anchor, cloze.blanks.length, 'anchor-missing') }
  },
  view: viewTokenCloze,
  texts: tokenClozeTexts,
  parts: tokenClozeParts,
  accepts: usesTokensOnce,
  score: (parts, choice, { anchor }) => scoreRationale(parts, choice, anchor),
})
