/**
 * A laboratory value of adults: the usual range, as text with its unit. `also`: other names that a search finds it by.
 */
export type LaboratoryValue = { name: string; also?: readonly string[]; usual: string }

export type LaboratoryGroup = { title: string; values: readonly LaboratoryValue[] }

/**
 * Usual adult values for the test screen (issue 22). Compared on 2026-11-26 with a nursing program's lab sheet
 * (studylib.net/doc/26994008), reference intervals (studylib.net/doc/26159594), and the MSD Manuals
 * (msdmanuals.com/home/multimedia/table/blood-tests). Heart markers and drug levels, on 2026-11-30: the American Board of
 * Internal Medicine's ranges for troponin, open-exam-prep.com for BNP, and for drugs what
 * emedicine.medscape.com/article/2172048, perinatology.com, nurse.com, and nursing.com have in common. An expert hasn't
 * reviewed them yet. Laboratories have their own ranges, as the screen notes.
 */
export const LABORATORY_VALUES: readonly LaboratoryGroup[] = [
  {
    title: 'Electrolytes',
    values: [
      { name: 'Sodium', also: ['Na'], usual: '136–145 mEq/L' },
      { name: 'Potassium', also: ['K'], usual: '3.5–5.0 mEq/L' },
      { name: 'Chloride', also: ['Cl'], usual: '98–106 mEq/L' },
      { name: 'Calcium, total', also: ['Ca'], usual: '9.0–10.5 mg/dL' },
      { name: 'Magnesium', also: ['Mg'], usual: '1.3–2.1 mEq/L' },
      { name: 'Phosphorus', also: ['phosphate', 'PO4'], usual: '3.0–4.5 mg/dL' },
    ],
  },
  {
    title: 'Arterial blood gases',
    values: [
      { name: 'pH', also: ['ABG'], usual: '7.35–7.45' },
      { name: 'PaCO2', also: ['ABG', 'carbon dioxide'], usual: '35–45 mm Hg' },
      { name: 'PaO2', also: ['ABG', 'oxygen'], usual: '80–100 mm Hg' },
      { name: 'Bicarbonate', also: ['ABG', 'HCO3'], usual: '21–28 mEq/L' },
    ],
  },
  {
    title: 'Blood count',
    values: [
      { name: 'Red blood cells', also: ['RBC', 'erythrocytes'], usual: 'men 4.7–6.1, women 4.2–5.4 million/mcL' },
      { name: 'Hemoglobin', also: ['Hgb', 'Hb'], usual: 'men 14–18, women 12–16 g/dL' },
      { name: 'Hematocrit', also: ['Hct'], usual: 'men 42–52 %, women 37–47 %' },
      { name: 'White blood cells', also: ['WBC', 'leukocytes'], usual: '5,000–10,000/mm³' },
      { name: 'Platelets', also: ['PLT', 'thrombocytes'], usual: '150,000–400,000/mm³' },
      { name: 'Sedimentation rate', also: ['ESR'], usual: 'under 20 mm/h' },
    ],
  },
  {
    title: 'Coagulation',
    values: [
      { name: 'Prothrombin time', also: ['PT'], usual: '11–12.5 s' },
      { name: 'INR', usual: '0.8–1.1; with warfarin mostly 2–3' },
      {
        name: 'aPTT',
        also: ['activated partial thromboplastin time', 'PTT'],
        usual: '30–40 s; with heparin 1.5–2.5 times that',
      },
    ],
  },
  {
    title: 'Kidneys and glucose',
    values: [
      { name: 'Blood urea nitrogen', also: ['BUN', 'urea'], usual: '10–20 mg/dL' },
      { name: 'Creatinine', usual: '0.6–1.2 mg/dL' },
      { name: 'Glucose, fasting', also: ['blood sugar'], usual: '70–99 mg/dL' },
      { name: 'HbA1c', also: ['hemoglobin A1c', 'glycated hemoglobin'], usual: 'under 5.7 %' },
      { name: 'Urine specific gravity', usual: '1.005–1.030' },
    ],
  },
  {
    title: 'Liver and proteins',
    values: [
      { name: 'ALT', also: ['alanine aminotransferase', 'SGPT'], usual: '4–36 U/L' },
      { name: 'AST', also: ['aspartate aminotransferase', 'SGOT'], usual: '0–35 U/L' },
      { name: 'Bilirubin, total', usual: '0.3–1.0 mg/dL' },
      { name: 'Albumin', usual: '3.5–5.0 g/dL' },
      { name: 'Protein, total', usual: '6–8 g/dL' },
      { name: 'Ammonia', also: ['NH3'], usual: '10–80 mcg/dL' },
    ],
  },
  {
    title: 'Lipids',
    values: [
      { name: 'Cholesterol, total', usual: 'under 200 mg/dL' },
      { name: 'LDL', also: ['low-density lipoprotein', 'cholesterol'], usual: 'under 130 mg/dL' },
      { name: 'HDL', also: ['high-density lipoprotein', 'cholesterol'], usual: 'men over 45, women over 55 mg/dL' },
      { name: 'Triglycerides', usual: 'men 40–160, women 35–135 mg/dL' },
    ],
  },
  {
    title: 'Heart',
    values: [
      { name: 'Troponin I', also: ['cardiac'], usual: 'under 0.04 ng/mL' },
      { name: 'Troponin T', also: ['cardiac'], usual: 'under 0.01 ng/mL' },
      { name: 'BNP', also: ['brain natriuretic peptide', 'heart failure'], usual: 'under 100 pg/mL' },
    ],
  },
  {
    title: 'Drug levels',
    values: [
      { name: 'Carbamazepine', also: ['therapeutic'], usual: '4–12 mcg/mL' },
      { name: 'Digoxin', also: ['therapeutic'], usual: '0.8–2 ng/mL' },
      { name: 'Lithium', also: ['therapeutic', 'Li'], usual: '0.8–1.2 mEq/L' },
      { name: 'Phenytoin', also: ['therapeutic', 'Dilantin'], usual: '10–20 mcg/mL' },
      { name: 'Theophylline', also: ['therapeutic'], usual: '10–20 mcg/mL' },
      { name: 'Valproic acid', also: ['therapeutic', 'valproate'], usual: '50–100 mcg/mL' },
    ],
  },
]

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns the values whose name or group contains, for each word of the search, a word that begins with it; a symbol,
 * such as K or Na, finds only that value. An empty search returns all; groups without values are left out.
 */
export function findLaboratoryValues(search: string): LaboratoryGroup[] {
  const words = wordsOf(search)
  if (words.length === 0) return [...LABORATORY_VALUES]
  const all = LABORATORY_VALUES.flatMap(({ values }) => values)
  const isSymbol = (word: string) =>
    word.length <= 2 && all.some(({ name, also = [] }) => [name, ...also].some((known) => known.toLowerCase() === word))
  const matches = (word: string, names: readonly string[]) =>
    isSymbol(word)
      ? names.some((name) => name.toLowerCase() === word)
      : names.flatMap(wordsOf).some((known) => known.startsWith(word))
  return LABORATORY_VALUES.map(({ title, values }) => ({
    title,
    values: values.filter(({ name, also = [] }) => words.every((word) => matches(word, [name, ...also, title]))),
  })).filter(({ values }) => values.length > 0)
}
