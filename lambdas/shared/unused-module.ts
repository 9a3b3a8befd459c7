/**
 * Stands in for modules that sanitize-html's own dependencies load and that this product never reaches: the parser of style
 * attributes (they are not allowed, so they are not parsed) and the writer of HTML trees (texts are cut, no tree is written).
 */
const unused = (): never => {
  throw new Error('This module is left out of the bundle')
}
export const parse = unused
export default unused
