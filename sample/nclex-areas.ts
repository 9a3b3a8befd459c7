/** The client-needs areas, in the order of the RN test plan; the PN plan calls the first one 'Coordinated Care' (spec 2.3.28). */
export const nclexAreas = [
  'Management of Care',
  'Safety and Infection Control',
  'Health Promotion and Maintenance',
  'Psychosocial Integrity',
  'Basic Care and Comfort',
  'Pharmacological and Parenteral Therapies',
  'Reduction of Risk Potential',
  'Physiological Adaptation',
]
