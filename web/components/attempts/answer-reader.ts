/** Who reads graded answers: the student who gave them, or an administrator. */
export type AnswerReader = 'student' | 'admin'
