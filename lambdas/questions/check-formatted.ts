import { checkQuestion, type CheckedQuestion, type QuestionDraft } from '#domain/questions/check-question.ts'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { RetainImage } from '#lambdas/rich-text/retain-image.ts'
import { imagePathsIn } from '#lambdas/rich-text/sanitised-text.ts'

/** A question that may be stored, with the paths of the images in its formatted texts. */
export type FormattedVerdict =
  { ok: true; question: CheckedQuestion; images: readonly string[] } | { ok: false; code: QuestionMessage }

/**
 * Checks whether a question may be stored, and sanitizes its formatted texts as those of Readings: the only way for a
 * draft into the bank. Loads the HTML parser when the first question needs it.
 */
export async function checkFormatted(draft: QuestionDraft): Promise<FormattedVerdict> {
  const formatted: string[] = []
  const plain = checkQuestion(draft, (html) => {
    formatted.push(html)
    return ''
  })
  if (formatted.length === 0) return plain.ok ? { ...plain, images: [] } : plain
  const { sanitiseForGood } = await import('#lambdas/rich-text/rich-text.ts')
  const images = new Set<string>()
  const checked = checkQuestion(draft, (html) => {
    const sanitised = sanitiseForGood(html)
    for (const path of imagePathsIn(sanitised)) images.add(path)
    return sanitised
  })
  return checked.ok ? { ...checked, images: [...images] } : checked
}

/** Retains the images of a question that is about to be stored; false if one no longer exists. */
export async function retainAll(images: readonly string[], retainImage: RetainImage): Promise<boolean> {
  const areRetained = await Promise.all(images.map((path) => retainImage(path)))
  return !areRetained.includes(false)
}
