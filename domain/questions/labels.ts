import type { QuestionDraft } from './check-question.ts'

/** Most characters of a tag or an NCLEX area: both are keys of pools. */
export const MAX_LABEL_LENGTH = 100

/** Names of tags and NCLEX areas are compared without case (decisions, 2.4). */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** A name as the list has it: exactly, or else but for its case; a name that the list does not have stays. */
export const spellAs = (list: readonly string[], name: string): string =>
  list.includes(name) ? name : (list.find((known) => isSameName(known, name)) ?? name)

/** The names that the list does not have, each once, as they are first spelled. */
export function unknownNames(names: readonly string[], list: readonly string[]): string[] {
  const known = new Set(list.map((name) => name.trim().toLowerCase()))
  const unknown = new Map<string, string>()
  for (const name of names.map((spelling) => spelling.trim())) {
    const bare = name.toLowerCase()
    if (bare !== '' && !known.has(bare) && !unknown.has(bare)) unknown.set(bare, name)
  }
  return [...unknown.values()]
}

/** How many letters must be changed, added or left out to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The name of the list that is most like this one; none when all differ by more than a third of their letters. */
export function nearestName(name: string, list: readonly string[]): string | undefined {
  const bare = name.trim().toLowerCase()
  const near = list
    .filter((known) => Math.abs(known.length - bare.length) * 3 <= Math.max(known.length, bare.length))
    .map((known) => ({ known, apart: distance(bare, known.toLowerCase()) }))
    .filter(({ known, apart }) => apart * 3 <= Math.max(known.length, bare.length))
    .sort((a, b) => a.apart - b.apart)
  return near[0]?.known
}

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
