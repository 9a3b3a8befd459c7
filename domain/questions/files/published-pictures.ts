import type { FilePicture } from 'question-formats/format-row.ts'
import type { QuestionDraft } from '../check-question.ts'

/** Returns the pictures of a file that its questions show: the others need not be uploaded. */
export function shownPictures(pictures: readonly FilePicture[], drafts: readonly QuestionDraft[]): FilePicture[] {
  if (pictures.length === 0) return []
  const texts = drafts.map((draft) => JSON.stringify(draft))
  return pictures.filter(({ path }) => texts.some((text) => text.includes(path)))
}

const IMAGE_PATH = /\/images\/[0-9a-z]{26}\.(?:png|jpg|webp|gif)/g

/**
 * Replaces a question's pictures with the published ones; `published`: their paths by those in the file, which are the
 * same unless the academy names pictures otherwise.
 */
export function withPublished(draft: QuestionDraft, published: ReadonlyMap<string, string>): QuestionDraft {
  if ([...published].every(([path, src]) => path === src)) return draft
  const own = <Text extends string | null | undefined>(text: Text) =>
    typeof text === 'string' ? text.replace(IMAGE_PATH, (path) => published.get(path) ?? path) : text
  return {
    ...draft,
    bodyHtml: own(draft.bodyHtml),
    rationaleHtml: own(draft.rationaleHtml),
    content: own(draft.content),
    answers: draft.answers.map((answer) => ({
      ...answer,
      textHtml: own(answer.textHtml),
      whyHtml: own(answer.whyHtml),
    })),
  }
}
