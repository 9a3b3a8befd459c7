import { nearPass } from './near-pass.ts'

/** How one area of a student's NCLEX stands by the attempt's pass grade, both in percent (spec 3.9.8, 3.9.10). */
export const areaStanding = (grade: number, passGrade: number): 'passing' | 'near' | 'failing' =>
  grade >= passGrade ? 'passing' : grade >= nearPass(passGrade) ? 'near' : 'failing'
