/** First name plus last initial (spec 1.3.1). */
export const displayName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName.slice(0, 1)}`.trim()
