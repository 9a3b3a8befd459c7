/** Who reads graded answers: the student whose they are, or an administrator. */
export type AnswerReader = 'student' | 'admin'
