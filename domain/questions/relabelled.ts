import type { QuestionDraft } from './check-question.ts'

/**
 * The replacement of each name that the academy does not have: a name of its list, or the name itself, which is then
 * added.
 */
export type LabelChoices = ReadonlyMap<string, string>

/** Returns a question with the chosen labels; compares the choices' names without case. */
export function relabelled(draft: QuestionDraft, tags: LabelChoices, areas: LabelChoices): QuestionDraft {
  const chosen = (choices: LabelChoices) => {
    const bare = new Map([...choices].map(([name, use]) => [name.trim().toLowerCase(), use]))
    return (names: readonly string[]) => [...new Set(names.map((name) => bare.get(name.trim().toLowerCase()) ?? name))]
  }
  return { ...draft, tags: chosen(tags)(draft.tags), area: chosen(areas)(draft.area) }
}
