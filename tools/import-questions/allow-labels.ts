import { isSameName, type NewLabel, type NewLabels } from '#domain/questions/labels.ts'

/** What the command line allows: all new tags or none, and areas by name. */
export type Allowed = { tags: boolean; areas: readonly string[] }

/** Whether the command line allows every name that the academy does not have. */
export const isAllowed = ({ tags, areas }: NewLabels, allowed: Allowed): boolean =>
  (allowed.tags || tags.length === 0) && areas.every(({ name }) => allowed.areas.some((one) => isSameName(one, name)))

/** A line for each name that the academy does not have. */
export function labelLines({ tags, areas }: NewLabels): string[] {
  const line =
    (kind: string) =>
    ({ name, questions, near }: NewLabel) =>
      `New ${kind}: ${name}, ${questions} rows${near === undefined ? '' : ` (the academy has: ${near})`}`
  return [...areas.map(line('NCLEX area')), ...tags.map(line('tag'))]
}
