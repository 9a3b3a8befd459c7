/**
 * Milliseconds that may lie between the time that a token says of its sign-in and the time that the trigger reads after it. Since the factor
 * was turned on, nobody signs in without it: from then to the first sign-in with it a person takes longer than this, so that no session with
 * the password alone is that young. Where the trigger was slower, its administrator signs in once more.
 */
const PAUSE = 3_000

/**
 * Whether a session has shown its second factor: it began (`authTime`, seconds, which a refreshed token keeps) when the trigger had seen the
 * factor turned on (`since`, milliseconds; absent while it is off). From then the user pool lets nobody in without it (decision 0044).
 */
export const hasSecondFactor = (since: number | undefined, authTime: number | undefined): boolean =>
  since !== undefined && authTime !== undefined && authTime * 1000 >= since - PAUSE
