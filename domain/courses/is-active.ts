/** Whether a progress or a place ends later than `now`; 0 means open-ended (spec 1.4.15; epoch milliseconds). */
export const isActive = (endTime: number, now: number): boolean => endTime === 0 || endTime > now
