/** Licenses that require only attribution; OFL-1.1 is the font's. */
const ALLOWED = [
  ...['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'OFL-1.1'],
  ...['MIT-0', 'Unlicense', 'CC0-1.0', 'Zlib', 'Python-2.0'],
]

/**
 * Packages whose license requires a reference to their source, which the licenses page includes; they are shipped
 * unchanged.
 */
const WITH_SOURCE = [{ name: 'mediabunny', licence: 'MPL-2.0' }]

/** Whether a package may be shipped under its license: an allowed one, or a choice ("A OR B") that includes one. */
export function isAllowed(licence: string, name = ''): boolean {
  if (WITH_SOURCE.some((entry) => entry.name === name && entry.licence === licence)) return true
  return licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => ALLOWED.includes(choice))
}
