/** The value when it is a list, else an empty list. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
