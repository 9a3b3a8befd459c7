/**
 * Milliseconds allowed between a token's sign-in time and the time the trigger reads after it. Signing in with the
 * second factor, once it is on, takes a person longer than this, so no session with the password alone is that young.
 * Where the trigger was slower, the administrator signs in once more.
 */
const PAUSE = 3_000

/**
 * Whether a session has shown its second factor: it began (`authTime`, seconds, which a refreshed token keeps) when the trigger had seen the
 * factor turned on (`since`, milliseconds; absent while it is off). From then the user pool lets nobody in without it (decision 0044).
 */
export const hasSecondFactor = (since: number | undefined, authTime: number | undefined): boolean =>
  since !== undefined && authTime !== undefined && authTime * 1000 >= since - PAUSE
