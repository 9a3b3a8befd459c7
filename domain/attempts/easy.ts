/** The tag that marks easy questions (spec 3.9.4). */
export const EASY = 'Easy'
