/** Percent, rounded down (spec 3.9.7); 0 of nothing. */
export const grade = (correct: number, total: number): number => (total === 0 ? 0 : Math.floor((correct * 100) / total))
