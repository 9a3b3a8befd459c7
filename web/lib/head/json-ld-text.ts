/** Serializes data for a script element, escaped so that no text in it can close the element. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
