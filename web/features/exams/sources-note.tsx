/** Whose scale it is, and where the published numbers are from. */
export function SourcesNote() {
  return (
    <section aria-labelledby="sources-heading" className="exams__sources">
      <h2 id="sources-heading">What these numbers are, and are not</h2>
      <p>
        Abilities and difficulties are logits of the academy’s own scale, whose zero is the mean difficulty of its
        anchor questions. They cannot be compared with results of the real examination, and no test here predicts one.
      </p>
      <p>
        The academy is not affiliated with NCSBN, which neither made nor approved these tests. NCLEX, NCLEX-RN and
        NCLEX-PN are registered trademarks of NCSBN.
      </p>
      <p className="muted">
        Published numbers: the shares of the areas are the midpoints of the ranges of the NCLEX-RN and NCLEX-PN test
        plans in force from April 1, 2026 to March 31, 2029; 85 to 150 questions, 15 of them unscored, three case
        studies, 300 minutes, and the three rules that end a test are those of NCSBN’s page on computerized adaptive
        testing and of the 2026 plans, both as read on August 28, 2026.
      </p>
    </section>
  )
}
