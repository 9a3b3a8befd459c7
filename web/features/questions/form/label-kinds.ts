import { SaveNclexAreasDocument, SaveTagsDocument } from '#generated/admin-operations.ts'
import type { ConstantsFieldsFragment } from '#generated/operations.ts'
import { questionMessages, questionPopups, questionSuccess } from '#domain/messages/questions.ts'
import { mutate } from '#web/lib/api/api.ts'

/** One of the two global lists (spec 2.3.28): its UI text, its place in the API, and how to add to it. */
export type LabelKind = {
  title: string
  adding: string
  /** Name of one label in a sentence. */
  singular: string
  addLabel: string
  fieldLabel: string
  short: string
  /** An additional warning before one is added. */
  note: string
  saved: (name: string) => string
  of: (constants: ConstantsFieldsFragment) => readonly string[]
  put: (constants: ConstantsFieldsFragment, names: string[]) => ConstantsFieldsFragment
  /** Adds one permanently. Returns the new list. */
  save: (name: string) => Promise<string[]>
}

export const tagKind: LabelKind = {
  title: questionPopups.tags,
  adding: questionPopups.addingTag,
  singular: 'tag',
  addLabel: 'Add a new tag',
  fieldLabel: 'New tag',
  short: questionMessages['tag-short'],
  note: '',
  saved: questionSuccess.tagSaved,
  of: ({ tags }) => tags,
  put: (constants, tags) => ({ ...constants, tags }),
  save: async (name) => (await mutate(SaveTagsDocument, { tags: [name] })).saveTags,
}

export const areaKind: LabelKind = {
  title: questionPopups.areas,
  adding: questionPopups.addingArea,
  singular: 'NCLEX area',
  addLabel: 'Add a new NCLEX area',
  fieldLabel: 'New NCLEX area',
  short: questionMessages['area-short'],
  note: ' NCLEX tests ask questions of every area: until enough questions carry the new one, they cannot start.',
  saved: questionSuccess.areaSaved,
  of: ({ nclexAreas }) => nclexAreas,
  put: (constants, nclexAreas) => ({ ...constants, nclexAreas }),
  save: async (name) => (await mutate(SaveNclexAreasDocument, { areas: [name] })).saveNclexAreas,
}
