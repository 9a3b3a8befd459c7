/** Reading: nursing care in heart failure. Rich text of ours, sample only. */
export const heartFailure = `
<h2>A pump that cannot keep up</h2>
<p>In heart failure the heart cannot pump enough blood for the body's needs. It is a syndrome, not a single disease: coronary artery disease, long-standing high blood pressure, faulty valves and diseased heart muscle may all end there. Blood waits behind the failing side like cars behind a closed lane.</p>
<h2>Left or right?</h2>
<p>Remember what lies <em>behind</em> each side. Behind the left side lie the lungs. Behind the right side lies the rest of the body.</p>
<table>
<thead><tr><th></th><th>Left-sided failure</th><th>Right-sided failure</th></tr></thead>
<tbody>
<tr><td>Where blood backs up</td><td>Lungs</td><td>Body veins</td></tr>
<tr><td>What you hear or see</td><td>Crackles, cough, shortness of breath</td><td>Distended neck veins, swollen legs, large liver</td></tr>
<tr><td>What the client says</td><td>"I need three pillows to sleep."</td><td>"My shoes are tight, and I feel full quickly."</td></tr>
</tbody>
</table>
<p>The most common cause of right-sided failure is left-sided failure, so many clients show both.</p>
<h2>Acute pulmonary edema</h2>
<p>When fluid floods the lungs the client sits upright, gasps, and may cough up pink, frothy sputum. This is an emergency.</p>
<ol>
<li>Sit the client upright with the legs hanging down.</li>
<li>Give oxygen as prescribed and call for help.</li>
<li>Expect an intravenous loop diuretic such as furosemide, and medication that lowers the load on the heart.</li>
<li>Monitor breathing, rhythm, blood pressure and urine output.</li>
</ol>
<h2>Medications you will meet</h2>
<ul>
<li><strong>Diuretics</strong> remove fluid. Watch the potassium, the blood pressure and the weight.</li>
<li><strong>ACE inhibitors</strong> relax vessels. Watch for dry cough, high potassium, and swelling of the face or tongue, which is an emergency.</li>
<li><strong>Beta blockers</strong> slow and protect the heart. Start low, go slow; check the pulse.</li>
<li><strong>Digoxin</strong> strengthens the beat and slows the rate. Low potassium makes toxicity more likely.</li>
</ul>
<p>Notice the link: furosemide can lower potassium, and low potassium makes digoxin more dangerous. Examination writers like to ask about this pair.</p>
<h2>Teaching for home</h2>
<h3>Weigh every day</h3>
<p>Weigh each morning after emptying the bladder, before breakfast, in similar clothing, and write it down. Follow the provider's limit for calling; a common one is a gain of more than 2 to 3 pounds in a day or 5 pounds in a week.</p>
<h3>Watch the salt</h3>
<p>Sodium holds water. Canned soups, processed meats, pickles and frozen dinners contain a great deal. Herbs, lemon and vinegar give flavor without it. Clients should ask before using a salt substitute, because most contain potassium.</p>
<h3>Rest and move</h3>
<p>Plan rest between activities, and stop when short of breath. Gentle, regular activity within the prescribed limits keeps muscles strong.</p>
<h3>Know when to call</h3>
<ul>
<li>Fast weight gain or new swelling</li>
<li>More breathlessness, or more pillows at night</li>
<li>Dizziness, or a pulse that is too slow or irregular</li>
<li>A cough that does not stop</li>
</ul>
<h2>A case to think through</h2>
<p>Mrs. Ortiz calls the clinic. She has gained four pounds since yesterday and slept in her armchair. Her ankles are no worse than last week. What worries you more, the ankles or the armchair? The armchair: needing to sit up to breathe points to fluid in the lungs. She should be seen today.</p>
`
