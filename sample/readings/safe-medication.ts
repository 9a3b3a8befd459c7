/** Reading: giving medications safely. Rich text of ours, sample only. */
export const safeMedication = `
<h2>Safety is a habit</h2>
<p>Most medication errors are not caused by ignorance. They are caused by hurry, interruption and look-alike names. Safe nurses build habits that catch an error <em>before</em> it reaches the client, and they keep those habits on the busiest days.</p>
<h2>The rights</h2>
<p>The traditional five rights are the <strong>client</strong>, the <strong>medication</strong>, the <strong>dose</strong>, the <strong>route</strong> and the <strong>time</strong>. Many lists add the right documentation, reason and response, and the right to refuse.</p>
<ul>
<li><strong>Client:</strong> compare two identifiers, such as name and date of birth, with the record. A room number does not identify a person.</li>
<li><strong>Medication:</strong> read the label three times: when you take it, when you prepare it, and before you give or return it.</li>
<li><strong>Dose:</strong> if you need many tablets or a very large volume, stop and calculate again.</li>
<li><strong>Route:</strong> do not crush enteric-coated or extended-release forms.</li>
<li><strong>Time:</strong> know which medications cannot wait, such as insulin before a meal.</li>
</ul>
<h2>Know before you give</h2>
<p>Some medications call for a check first. If the check is not right, <strong>hold the dose and call</strong>; do not change the dose yourself.</p>
<table>
<thead><tr><th>Medication</th><th>Check first</th><th>Warning signs to teach</th></tr></thead>
<tbody>
<tr><td>Digoxin</td><td>Apical pulse for one full minute; potassium</td><td>Nausea, vision changes, slow pulse</td></tr>
<tr><td>Beta blocker</td><td>Pulse and blood pressure</td><td>Dizziness, slow pulse, wheezing</td></tr>
<tr><td>Opioid</td><td>Sedation and respiratory rate</td><td>Hard to wake, slow breathing</td></tr>
<tr><td>Warfarin</td><td>INR</td><td>Bleeding gums, black stools, easy bruising</td></tr>
<tr><td>Insulin</td><td>Blood glucose; is the meal here?</td><td>Shakiness, sweating, confusion</td></tr>
<tr><td>Furosemide</td><td>Potassium, blood pressure, weight</td><td>Weakness, cramps, dizziness on standing</td></tr>
</tbody>
</table>
<h2>High-alert medications</h2>
<p>Insulin, opioids, anticoagulants and concentrated electrolytes cause the most serious harm when something goes wrong. Many facilities ask a second nurse to check them independently: each nurse works out the dose alone, and then they compare.</p>
<p>Concentrated potassium deserves its own line: <strong>intravenous potassium is always diluted, given slowly by pump, and never pushed.</strong></p>
<h3>Simple arithmetic, done twice</h3>
<p>The basic formula is <em>dose wanted divided by dose on hand, times the volume</em>. If 75 mg is prescribed and the label reads 50 mg in 2 mL, then 75 / 50 x 2 = 3 mL. Write the units on every number. If the units do not cancel out, the sum is wrong.</p>
<h2>When something goes wrong</h2>
<ol>
<li>Assess the client first. Look for the effect that the error could have.</li>
<li>Notify the provider and carry out what is prescribed.</li>
<li>Record in the chart what was given and what you found, as facts.</li>
<li>Complete an incident report. It is not mentioned in the chart.</li>
</ol>
<p>Reporting an error, even a near miss, protects the next client. It is a mark of a professional, not a confession.</p>
<h2>Teaching that stays</h2>
<p>Ask the client to explain the plan in his or her own words. "Tell me how you will take this at home" shows far more than "Do you understand?" Write down the name, the reason, the time, and the two or three signs that call for help.</p>
`
