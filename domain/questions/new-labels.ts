import type { QuestionDraft } from './check-question.ts'
import { nearestName, unknownNames } from './labels.ts'

/** A name that the academy does not have: how many questions carry it, and the name of its list that is most like it. */
export type NewLabel = { name: string; questions: number; near: string | undefined }
export type NewLabels = { tags: NewLabel[]; areas: NewLabel[] }

/** The names of a file that the academy's lists do not have. */
export function newLabels(
  drafts: readonly QuestionDraft[],
  lists: { tags: readonly string[]; areas: readonly string[] },
): NewLabels {
  const unknown = (namesOf: (draft: QuestionDraft) => readonly string[], list: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const draft of drafts)
      for (const bare of new Set(namesOf(draft).map((name) => name.trim().toLowerCase())))
        counts.set(bare, (counts.get(bare) ?? 0) + 1)
    return unknownNames(drafts.flatMap(namesOf), list).map((name) => ({
      name,
      questions: counts.get(name.toLowerCase()) ?? 0,
      near: nearestName(name, list),
    }))
  }
  return { tags: unknown(({ tags }) => tags, lists.tags), areas: unknown(({ area }) => area, lists.areas) }
}
