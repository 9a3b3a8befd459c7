import type { LabelKind } from '#generated/schema.ts'

/** UI text of a list: tags or NCLEX areas. */
export type ListWords = { title: string; noun: string; search: string; empty: string }

export const LISTS: Readonly<Record<LabelKind, ListWords>> = {
  Tag: { title: 'Tags', noun: 'tag', search: 'Search in the tags', empty: 'The academy has no tags yet' },
  Area: {
    title: 'NCLEX areas',
    noun: 'NCLEX area',
    search: 'Search in the NCLEX areas',
    empty: 'The academy has no NCLEX areas yet',
  },
}

/** For example 'Merging “Cardaic” into “Heart”'. */
export const jobText = ({ from, to, merge }: { from: string; to: string; merge: boolean }): string =>
  `${merge ? 'Merging' : 'Renaming'} “${from}” ${merge ? 'into' : 'to'} “${to}”`

/** Formats a number of tests. */
export const testsText = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'test' : 'tests'}`

/** Explains why an area of the exam plans can only have certain names. */
export const plannedText = (names: readonly string[]): string =>
  names.length === 0
    ? 'The plans of the adaptive NCLEX know this area by its name, so it keeps it.'
    : `The plans of the adaptive NCLEX know this area by its name. It may only become what they know as the same: ${names.join(', ')}.`
