/** What Amplify's keys in the tab's store start with. */
const PREFIX = 'CognitoIdentityServiceProvider.'

/** Removes the tokens that Amplify keeps for this tab. */
export function forgetTokens(): void {
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses its store has kept none.
  }
}
