import { compareNames } from '#domain/text/compare-names.ts'

/** Sorts sections and tasks by name: numbers by value, ignoring case (spec 3.9.12). */
export const byName = (a: { name: string }, b: { name: string }): number => compareNames(a.name, b.name)
