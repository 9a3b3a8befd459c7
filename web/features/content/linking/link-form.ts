/** The chosen target of a Linking task: '' is none (spec 3.5.16). */
export type LinkForm = { linkedContentKey: string; linkedSectionKey: string; linkedTaskKey: string }

export const emptyLink: LinkForm = { linkedContentKey: '', linkedSectionKey: '', linkedTaskKey: '' }

/** A link as the server takes it: whole, or none. */
export const linkInputOf = ({ linkedContentKey, linkedSectionKey, linkedTaskKey }: LinkForm) => ({
  linkedContentKey: linkedContentKey || null,
  linkedSectionKey: linkedSectionKey || null,
  linkedTaskKey: linkedTaskKey || null,
})
