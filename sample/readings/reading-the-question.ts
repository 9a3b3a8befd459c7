/** Reading: how to read an NCLEX-style question. Rich text of ours, sample only. */
export const readingTheQuestion = `
<h2>Knowledge is half of it</h2>
<p>Many students who know the material still miss questions, because they answer a question that was not asked. Reading with a method turns what you know into points. The method below works for every question type in this course.</p>
<h2>Four steps</h2>
<ol>
<li><strong>Find the client.</strong> Is it the person in the bed, a parent, a coworker? How old? How long after the event?</li>
<li><strong>Find the problem.</strong> Put it in one plain sentence: "This is about bleeding after surgery."</li>
<li><strong>Find the task.</strong> Look for the words that decide: <em>first, best, most important, needs further teaching, expected, report</em>.</li>
<li><strong>Answer in your own words</strong> before you look at the choices. Then find the choice that matches.</li>
</ol>
<h2>Words that turn the question around</h2>
<table>
<thead><tr><th>If the question says</th><th>You are looking for</th></tr></thead>
<tbody>
<tr><td>"needs further teaching"</td><td>the statement that is <strong>wrong</strong></td></tr>
<tr><td>"understands the teaching"</td><td>the statement that is <strong>right</strong></td></tr>
<tr><td>"first" or "priority"</td><td>one action; the others may also be right, but later</td></tr>
<tr><td>"expected finding"</td><td>something that needs no alarm</td></tr>
<tr><td>"report at once"</td><td>something new, dangerous or unexpected</td></tr>
</tbody>
</table>
<h2>By question type</h2>
<h3>Multiple choice</h3>
<p>Cross out what is unsafe, then what is true but does not answer the question. Of two choices that remain, compare only the difference between them.</p>
<h3>Select all that apply</h3>
<p>Treat each choice as a true-or-false question of its own. Do not count how many you have marked; there is no usual number. As on the NCLEX, each right choice earns a point and each wrong one costs a point, but a question never scores below 0.</p>
<h3>Priority</h3>
<p>Ask: "If I could do only one thing and then had to leave the room, which one keeps the client alive or safe?" Airway, breathing and circulation lead, then safety, then the rest.</p>
<h3>Matching</h3>
<p>Place the pairs that you are sure of first. What is left often places itself.</p>
<h2>Traps to recognize</h2>
<ul>
<li><strong>The absolute.</strong> "Always", "never" and "only" are seldom true in care, though some safety rules are absolute.</li>
<li><strong>The right action at the wrong time.</strong> Teaching is good, but not during a crisis.</li>
<li><strong>Passing it on.</strong> "Call the provider" is right when nursing action is not enough, not as a way to avoid assessing.</li>
<li><strong>The extra fact.</strong> Details may be there only to distract. Ask whether the answer would change without them.</li>
<li><strong>Your own hospital.</strong> Answer by the standard, as if you had all the time, staff and equipment you need.</li>
</ul>
<h2>Pacing and nerves</h2>
<p>An adaptive test gives you harder questions when you do well, so it should feel hard. Do not try to guess from the difficulty how you are doing. Answer the question in front of you, let it go, and move on. If you feel stuck, look away from the screen, breathe out slowly twice, and read the last sentence of the question again.</p>
<h2>After each practice test</h2>
<p>The review is where learning happens. For every miss, write one line: did I <em>not know</em> it, <em>misread</em> it, or <em>change</em> a right answer? Three tests later the pattern will tell you what to work on.</p>
`
