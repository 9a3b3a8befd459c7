/** Data as the text of a script element: no text in it can end the element. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
