const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether a text holds half of a character of two parts, which no server takes. */
export const isMalformed = (text: string): boolean => LONE_SURROGATE.test(text)
