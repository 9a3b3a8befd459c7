/** The selected target of a Linking task. '' means none (spec 3.5.16). */
export type LinkForm = { linkedContentKey: string; linkedSectionKey: string; linkedTaskKey: string }

export const emptyLink: LinkForm = { linkedContentKey: '', linkedSectionKey: '', linkedTaskKey: '' }

/** Converts a link to the API's input: complete, or null. */
export const linkInputOf = ({ linkedContentKey, linkedSectionKey, linkedTaskKey }: LinkForm) => ({
  linkedContentKey: linkedContentKey || null,
  linkedSectionKey: linkedSectionKey || null,
  linkedTaskKey: linkedTaskKey || null,
})
