/** The attributes of a rich text element that may set its alignment. */
type AlignedBy = {
  class?: string | null | undefined
  style?: string | null | undefined
  align?: string | null | undefined
}

/**
 * Returns an element's alignment, from any source: our two classes (spec 3.9.13), those of other editors such as
 * `ql-align-center`, a style, or the old attribute. Undefined if none is supported.
 */
export function alignmentOf({ class: names, style, align }: AlignedBy): 'center' | 'right' | undefined {
  const [, chosen] =
    /(?:^|\s)(?:\S*-)?(?:text|align)-(center|right)(?:\s|$)/i.exec(names ?? '') ??
    /(?:^|;)\s*text-align:\s*(center|right)/i.exec(style ?? '') ??
    /^\s*(center|right)\s*$/i.exec(align ?? '') ??
    []
  return chosen?.toLowerCase() === 'center' ? 'center' : chosen === undefined ? undefined : 'right'
}
