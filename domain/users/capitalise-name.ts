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
 * A name as it is kept: each word with a capital, RN, PN and NCLEX upper-case (spec 1.5.6). Words in mixed case keep
 * their own, such as McDonald; runs of spaces become one.
 */
export const capitaliseName = (name: string): string => name.trim().replace(/\s+/g, ' ').replace(word, capitalise)
