/** Percent below which an area counts as failed: the pass grade less a fifth of it, rounded down (spec 3.9.8). */
export const nearPass = (passGrade: number): number => Math.floor((passGrade * 4) / 5)
