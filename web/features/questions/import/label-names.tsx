import { importWords } from '#domain/messages/imports.ts'

/** Tags and NCLEX areas by name, under a sentence that says what becomes of them; nothing where there are none. */
export function LabelNames({ lead, tags, areas }: { lead: string; tags: readonly string[]; areas: readonly string[] }) {
  if (tags.length + areas.length === 0) return null
  return (
    <>
      <p>{lead}</p>
      <ul>
        {areas.length > 0 && <li>{importWords.areasNamed(areas)}</li>}
        {tags.length > 0 && <li>{importWords.tagsNamed(tags)}</li>}
      </ul>
    </>
  )
}
