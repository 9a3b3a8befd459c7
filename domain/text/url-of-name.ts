/**
 * The address form of a name: lower case, accents folded, runs of anything but letters and digits become one hyphen,
 * no hyphen at the ends (decisions, URLs from names). Two names with one address count as the same name.
 */
export const urlOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
