/**
 * The sample bank's tag list: RN and PN say who may meet a question, Easy marks easy ones (spec 3.9.4), Next Generation those of the
 * types that the examination has since 2023; the rest are topics.
 */
export const tags = [
  'RN',
  'PN',
  'Easy',
  'Cardiac',
  'Delegation',
  'Endocrine',
  'Ethics and Law',
  'Fluids and Electrolytes',
  'Fundamentals',
  'Gastrointestinal',
  'Gerontology',
  'Hematology and Oncology',
  'Infection Control',
  'Maternity',
  'Medication Safety',
  'Mental Health',
  'Musculoskeletal',
  'Neuro',
  'Next Generation',
  'Nutrition',
  'Pediatrics',
  'Perioperative',
  'Renal',
  'Respiratory',
]
