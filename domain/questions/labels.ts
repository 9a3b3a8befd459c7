/** The labels of a question, as typed. */
type Labeled = { tags: readonly string[]; area: readonly string[] }

/** The maximum characters of a tag or an NCLEX area: both are keys of pools. */
export const MAX_LABEL_LENGTH = 100

/** Names of tags and NCLEX areas are compared without case (decisions, 2.4). */
export const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Returns a name as spelled in the list: an exact match, or else ignoring case; unknown names are unchanged. */
export const spellAs = (list: readonly string[], name: string): string =>
  list.includes(name) ? name : (list.find((known) => isSameName(known, name)) ?? name)

/** Returns the names missing from the list, each once, as first spelled. */
export function unknownNames(names: readonly string[], list: readonly string[]): string[] {
  const known = new Set(list.map((name) => name.trim().toLowerCase()))
  const unknown = new Map<string, string>()
  for (const name of names.map((spelling) => spelling.trim())) {
    const bare = name.toLowerCase()
    if (bare !== '' && !known.has(bare) && !unknown.has(bare)) unknown.set(bare, name)
  }
  return [...unknown.values()]
}

/** Returns the edit distance of two texts. */
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

/** Returns the most similar name of the list; undefined if all differ by more than a third of their characters. */
export function nearestName(name: string, list: readonly string[]): string | undefined {
  const bare = name.trim().toLowerCase()
  const near = list
    .filter((known) => Math.abs(known.length - bare.length) * 3 <= Math.max(known.length, bare.length))
    .map((known) => ({ known, apart: distance(bare, known.toLowerCase()) }))
    .filter(({ known, apart }) => apart * 3 <= Math.max(known.length, bare.length))
    .sort((a, b) => a.apart - b.apart)
  return near[0]?.known
}

/** A name that the academy does not have: how many questions have it, and the most similar name of its list. */
export type NewLabel = { name: string; questions: number; near: string | undefined }
export type NewLabels = { tags: NewLabel[]; areas: NewLabel[] }

/** Returns the names in a file that are missing from the academy's lists. */
export function newLabels(
  drafts: readonly Labeled[],
  lists: { tags: readonly string[]; areas: readonly string[] },
): NewLabels {
  const unknown = (namesOf: (draft: Labeled) => readonly string[], list: readonly string[]) => {
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
