// Control characters other than tab and line feed, and characters that change the text direction.
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** Returns plain text with line feeds, without control characters, lone surrogates, and trailing blanks. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trimEnd()
