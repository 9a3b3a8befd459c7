const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Sorts sections and tasks by name: numbers by value, upper and lower case alike (spec 3.9.12). */
export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name)
