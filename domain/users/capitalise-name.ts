const KEPT_UPPER = new Set(['RN', 'PN', 'NCLEX'])
const word = /[\p{L}\p{M}]+/gu

const capitalise = (text: string): string => {
  const upper = text.toUpperCase()
  if (KEPT_UPPER.has(upper)) return upper
  const rest = text.slice(1)
  const isMixed = rest !== rest.toUpperCase() && rest !== rest.toLowerCase()
  return text.slice(0, 1).toUpperCase() + (isMixed ? rest : rest.toLowerCase())
}

/**
 * Returns a name as stored: each word capitalized, RN, PN, and NCLEX in upper case (spec 1.5.6). Keeps words in mixed
 * case, such as McDonald; collapses runs of spaces.
 */
export const capitaliseName = (name: string): string => name.trim().replace(/\s+/g, ' ').replace(word, capitalise)
