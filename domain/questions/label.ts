/** Most characters of a tag or an NCLEX area: both are keys of pools. */
export const LONGEST_LABEL = 100
