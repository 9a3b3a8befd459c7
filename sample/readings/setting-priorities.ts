/** Reading: delegation and prioritizing for the registered nurse. Rich text of ours, sample only. */
export const settingPriorities = `
<h2>Two questions on every shift</h2>
<p>At the start of a shift a registered nurse answers two questions again and again: <strong>Who needs me first?</strong> and <strong>Who else can do this safely?</strong> The first is prioritizing, the second is delegating. Both are among the most heavily tested skills on the RN examination, because both depend on judgment rather than memory.</p>
<h2>Who needs me first?</h2>
<p>No single rule settles every case. Use the rules below in order, and stop when one gives a clear answer.</p>
<ol>
<li><strong>Airway, breathing, circulation.</strong> A threat to any of these comes before anything else. In cardiac arrest, circulation leads: compressions begin at once.</li>
<li><strong>Unstable before stable.</strong> A new or sudden change outranks a long-standing problem.</li>
<li><strong>Unexpected before expected.</strong> Pain after surgery is expected; a rigid abdomen is not.</li>
<li><strong>Acute before chronic.</strong> New confusion outranks dementia that is known.</li>
<li><strong>Physical needs before emotional needs,</strong> unless someone is in danger of harming self or others.</li>
</ol>
<p>Beware of the loud distractor. The client who complains most is not always the sickest. A client with asthma whose wheezing has gone <em>quiet</em> may be about to stop breathing.</p>
<h3>Assess or act?</h3>
<p>The nursing process begins with assessment, so when a question tells you little, the right answer is often to assess. But when the question has <em>already</em> given you the assessment, such as a client choking at the table, asking for more data delays help. Act.</p>
<h2>Who else can do this safely?</h2>
<p>A nurse may hand over a task, never the accountability for it. State law and the policy of the facility set the limits; the five rights guide each decision: the right <strong>task</strong>, in the right <strong>circumstance</strong>, to the right <strong>person</strong>, with the right <strong>direction</strong>, under the right <strong>supervision</strong>.</p>
<table>
<thead><tr><th>Team member</th><th>Usually suitable</th><th>Not suitable</th></tr></thead>
<tbody>
<tr><td>Registered nurse</td><td>Admission assessment, care planning, first teaching, unstable clients, evaluating results</td><td>Tasks that keep the nurse from clients who need judgment</td></tr>
<tr><td>Practical nurse</td><td>Stable clients, oral medications, sterile dressings, reinforcing teaching</td><td>First assessment, unstable clients, starting a blood transfusion</td></tr>
<tr><td>Assistive personnel</td><td>Bathing, feeding without swallowing risk, walking stable clients, routine vital signs, intake and output</td><td>Assessing, teaching, evaluating, giving medications in most hospitals</td></tr>
</tbody>
</table>
<p>A short memory aid for what the registered nurse keeps: <em>what you assess, teach or evaluate, you do not delegate.</em></p>
<h3>Direction that works</h3>
<p>Vague requests cause errors. Compare "Keep an eye on Mr. Lee" with this: "Please take Mr. Lee's blood pressure at ten and at eleven, and tell me at once if the upper number is below 100." The second says what, when, and when to call.</p>
<h2>A worked example</h2>
<p>You hear in report about four clients: one with a fractured hip who asks for pain medication; one with pneumonia and a fever; one two hours after thyroid surgery who has begun to make a high-pitched sound with each breath in; and one with diabetes due for insulin before breakfast.</p>
<p>The sound is stridor, and it means that the airway is narrowing. That client is first. The hip needs medication soon, the insulin has a time, and the fever is expected. Meanwhile assistive personnel can bring the breakfast trays, but not decide whether the stridor is serious.</p>
<h2>Check yourself</h2>
<ul>
<li>Which of your usual tasks could you hand over tomorrow, and to whom?</li>
<li>Which words in a question tell you that a finding is new or unexpected?</li>
</ul>
`
