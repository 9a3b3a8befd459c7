/** Reading: the practical nurse's scope, data collection and reporting. Rich text of ours, sample only. */
export const practicalNurseRole = `
<h2>The eyes and ears of the team</h2>
<p>Practical nurses often spend more time at the bedside than anyone else on the team. They are the first to notice that a client who was chatty at breakfast is silent at noon. This reading is about turning what you notice into care that is safe and inside your scope.</p>
<h2>Scope: where the line lies</h2>
<p>Each state's nurse practice act sets the scope of the practical nurse, and states differ. The facility may narrow that scope but never widen it. In general the practical nurse works under the direction of a registered nurse or a provider, with clients whose condition is <strong>stable</strong> and whose outcome is <strong>predictable</strong>.</p>
<table>
<thead><tr><th>Step of care</th><th>Practical nurse</th><th>Registered nurse</th></tr></thead>
<tbody>
<tr><td>Assessment</td><td>Collects data and reports changes</td><td>Makes the first full assessment and interprets the data</td></tr>
<tr><td>Planning</td><td>Contributes to the plan</td><td>Sets up and changes the plan</td></tr>
<tr><td>Teaching</td><td>Reinforces what was taught</td><td>Gives the first teaching</td></tr>
<tr><td>Evaluation</td><td>Reports how the client responds</td><td>Judges whether goals are met</td></tr>
</tbody>
</table>
<p>On the PN examination watch the verbs. <em>Collect, observe, reinforce, contribute, report</em> fit the practical nurse. <em>Analyze, develop the plan, initiate teaching</em> seldom do.</p>
<h2>Stable or not?</h2>
<p>Ask three questions about every client:</p>
<ol>
<li>Is this finding <strong>new</strong>?</li>
<li>Is it <strong>different</strong> from what we expect with this condition?</li>
<li>Could it <strong>get worse</strong> quickly?</li>
</ol>
<p>A yes to any of them means: stay with the client if needed, and report <strong>now</strong>, not at the end of the shift. New confusion, chest pain, trouble breathing, sudden weakness of one side, heavy bleeding and a large change in vital signs never wait.</p>
<h2>Reporting with SBAR</h2>
<p>A clear report is short and complete.</p>
<ul>
<li><strong>Situation:</strong> "Mr. Brown in room 12 has become confused within the last hour."</li>
<li><strong>Background:</strong> "He is 78, three days after hip surgery, and was fully oriented this morning."</li>
<li><strong>Assessment:</strong> "His temperature is 101.8 F, pulse 112, and he has passed little urine."</li>
<li><strong>Recommendation:</strong> "Please come and see him now. Would you like a urine specimen?"</li>
</ul>
<p>Have the vital signs ready before you call, unless the client is in danger while you measure them.</p>
<h2>When a task does not fit</h2>
<p>Sometimes a busy supervisor asks for something outside your scope or beyond your training. Being asked does not make it legal or safe. Say so plainly: "That is outside my scope in this state. I can take your dressing change while you do it." You have refused the task, not the team.</p>
<h2>Delegating to assistive personnel</h2>
<p>Where the law allows, practical nurses assign routine tasks to assistive personnel and supervise them. Give clear directions, check the result, and remember that you remain accountable for the decision.</p>
<h2>Documenting what you did</h2>
<p>Write facts, not opinions; use the client's own words in quotation marks; and record whom you told, when, and what they answered. "Reported to J. Adams, RN, at 14:10" closes the loop.</p>
`
