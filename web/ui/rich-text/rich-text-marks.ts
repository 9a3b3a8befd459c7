import { Mark } from '@tiptap/core'

/** Lowered and raised text, as in H2O and cm2: one excludes the other. */
const lifted = (name: string, tag: 'sub' | 'sup', other: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

export const Subscript = lifted('subscript', 'sub', 'superscript')
export const Superscript = lifted('superscript', 'sup', 'subscript')
