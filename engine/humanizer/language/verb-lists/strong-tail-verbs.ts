/**
 * Verbs of trailing -ing clauses that say what the whole sentence before brings about, and hardly ever what its subject
 * does beside it. A narrower choice than that of the milder modes, for the rule asks less of the main clause.
 */
export const strongTailVerbs =
  'accelerate allow amplify boost cause complicate contribute create cut deepen diminish discourage disrupt ease eliminate enable encourage ensure erode exacerbate force fuel generate guarantee help hurt improve increase lead leave let limit lower make maximize mean minimize necessitate prevent prompt reduce reinforce render require restrict result save simplify spark speed strengthen threaten trigger undermine weaken widen worsen'
