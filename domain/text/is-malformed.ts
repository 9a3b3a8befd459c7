const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether a text contains a lone surrogate, which servers reject. */
export const isMalformed = (text: string): boolean => LONE_SURROGATE.test(text)
