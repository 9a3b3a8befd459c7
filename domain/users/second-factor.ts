/**
 * Milliseconds allowed between a token's sign-in time and the later time read by the trigger. Signing in with the
 * second factor takes a person longer than this, so no password-only session is that recent. If the trigger was slower,
 * the administrator signs in once more.
 */
const PAUSE = 3_000

/**
 * Whether a session used its second factor: it began (`authTime`, seconds, which a refreshed token keeps) after the
 * trigger had seen the factor turned on (`since`, milliseconds; absent while it is off). From then on the user pool
 * requires it (decision 0044).
 */
export const hasSecondFactor = (since: number | undefined, authTime: number | undefined): boolean =>
  since !== undefined && authTime !== undefined && authTime * 1000 >= since - PAUSE
