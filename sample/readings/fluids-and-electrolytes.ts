/** Reading: fluid balance and the main electrolytes. Rich text of ours, sample only. */
export const fluidsAndElectrolytes = `
<h2>Water goes where the particles are</h2>
<p>Two thirds of the body's water lies inside cells. The rest lies between cells and in the blood. Water moves across membranes toward the side with more particles, and <strong>sodium</strong> is the main particle outside cells. So a sodium problem is, most of the time, a water problem.</p>
<h2>Too little, too much</h2>
<p>You can tell fluid deficit from fluid excess at the bedside. One finding alone may mislead; look for the pattern.</p>
<ul>
<li><strong>Deficit:</strong> rapid weak pulse, low blood pressure, dizziness on standing, dry mucous membranes, scant dark urine, weight loss.</li>
<li><strong>Excess:</strong> bounding pulse, distended neck veins, crackles, edema, shortness of breath, weight gain.</li>
</ul>
<p>The best single measure of change is the <strong>daily weight</strong>: the same scale, the same time, similar clothing. One kilogram is about one liter of fluid. In an older adult, skin turgor is unreliable; check the mouth and the weight instead.</p>
<h2>The electrolytes that examinations love</h2>
<p>Ranges vary a little between laboratories; those below are the usual teaching values.</p>
<table>
<thead><tr><th>Electrolyte</th><th>Usual range</th><th>Too low</th><th>Too high</th></tr></thead>
<tbody>
<tr><td>Sodium</td><td>135 to 145 mEq/L</td><td>Headache, confusion, seizures</td><td>Thirst, dry membranes, restlessness</td></tr>
<tr><td>Potassium</td><td>3.5 to 5.0 mEq/L</td><td>Weakness, cramps, flat T waves, U waves</td><td>Weakness, tall peaked T waves, cardiac arrest</td></tr>
<tr><td>Calcium (total)</td><td>about 9 to 10.5 mg/dL</td><td>Tingling, spasms, Trousseau's and Chvostek's signs</td><td>Constipation, weakness, kidney stones</td></tr>
<tr><td>Magnesium</td><td>about 1.5 to 2.5 mEq/L</td><td>Tremor, brisk reflexes, irregular heartbeat</td><td>Lost reflexes, slow breathing, low blood pressure</td></tr>
</tbody>
</table>
<h3>Potassium and the heart</h3>
<p>Potassium sets the electrical charge of heart muscle, so both directions are dangerous. Ask <em>why</em> the level changed. Loop and thiazide diuretics, vomiting and diarrhea lower it. Kidney failure, crushed tissue and potassium-sparing diuretics raise it. Before potassium is given, make sure that the client passes urine: kidneys that do not work cannot remove the excess.</p>
<h3>Calcium and the nerves</h3>
<p>Calcium calms nerves and muscles. When it falls, they fire too easily: tingling around the mouth, twitching, then spasm of the larynx. Watch for this after thyroid surgery, because the small parathyroid glands lie behind the thyroid and may be injured.</p>
<h3>Magnesium and reflexes</h3>
<p>Magnesium is a sedative for the nervous system. A client who receives magnesium sulfate for preeclampsia has reflexes, breathing and urine output checked often. Loss of the knee reflex comes before breathing slows, and calcium gluconate is the antidote.</p>
<h2>Choosing the fluid</h2>
<ul>
<li><strong>Isotonic</strong> (such as 0.9% sodium chloride) stays mostly in the blood and the space between cells: for bleeding and dehydration.</li>
<li><strong>Hypotonic</strong> (such as 0.45% sodium chloride) moves water into cells. Avoid it when pressure in the skull is raised.</li>
<li><strong>Hypertonic</strong> (such as 3% sodium chloride) pulls water out of cells. It is given slowly, by pump, with close watching, for severe low sodium.</li>
</ul>
<h2>Check yourself</h2>
<p>A client with vomiting for three days has muscle weakness and an irregular pulse. Which electrolyte do you think of, which test do you expect, and what must you check before it is replaced?</p>
`
