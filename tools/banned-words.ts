/**
 * Words to avoid in comments, documents, test titles, and file names, each with its replacement in plain technical
 * English, as in the documentation of AWS and React.
 */
export const BANNED_WORDS: Readonly<Record<string, string>> = {
  anew: 'again',
  meanwhile: 'in the meantime, or while …',
  mend: 'fix, repair',
  mended: 'fixed, repaired',
  mending: 'fixing, repairing',
  mends: 'fixes, repairs',
  tells: 'returns, shows, reports, notifies, distinguishes',
  'told of': 'notified of',
  whoever: 'the caller, the user who …',
  whomever: 'the user whom …',
  whosoever: 'the user who …',
}
